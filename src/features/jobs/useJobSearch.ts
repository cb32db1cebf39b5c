import { useLayoutEffect } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { filters, type JobSearch, readSearch, writeSearch } from './jobSearch'

/** The router draws a new address late: a second change, also of another component, starts from this. */
let latest = new URLSearchParams()

/** What is typed goes with the next change. */
let typed: Partial<JobSearch> = {}

export function useJobSearch(from = filters) {
  const [params, setParams] = useSearchParams()
  useLayoutEffect(() => {
    latest = params
    typed = {}
  }, [params])

  function change(to: Partial<JobSearch>, options?: NavigateOptions) {
    const next = writeSearch(latest, { ...typed, ...to }, from)
    // As links do: no second entry for the same address.
    const replace = String(next) === String(latest)
    latest = next
    setParams(next, { replace, ...options })
  }

  function type(q: string) {
    typed = { q }
  }
  return { search: readSearch(params, from), params, change, type }
}
