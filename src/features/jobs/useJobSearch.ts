import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { filters, type JobSearch, readSearch, writeSearch } from './jobSearch'

/** What was chosen and typed since the router drew an address: a change, also of another component, starts from it. */
let ahead: { of?: Location; params?: URLSearchParams; typed?: { q: string } } = {}

// Back, before the next address was drawn. There is no window while the build prerenders.
globalThis.addEventListener?.('popstate', () => {
  ahead = {}
})

export function useJobSearch(from = filters) {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const search = readSearch(params, from)

  const readAhead = () => (ahead.of === location ? ahead : {})

  function change(to: Partial<JobSearch>, options?: NavigateOptions) {
    const { params: latest = params, typed } = readAhead()
    const next = writeSearch(latest, typed ? { ...typed, ...to, page: 1 } : to, from)
    ahead = { of: location, params: next }
    // As links do: no second entry for the same address.
    setParams(next, { ...options, replace: options?.replace || String(next) === String(latest) })
  }

  /** Goes with the next change. */
  function type(q: string) {
    ahead = { ...readAhead(), of: location, typed: q === search.q ? undefined : { q } }
  }
  return { search, params, change, type }
}
