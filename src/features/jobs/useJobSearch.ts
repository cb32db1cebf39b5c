import { useLayoutEffect } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { filters, type JobSearch, readSearch, writeSearch } from './jobSearch'

/** The router draws a new address late: a second change, also of another component, starts from this. */
let latest = new URLSearchParams()

export function useJobSearch(from = filters) {
  const [params, setParams] = useSearchParams()
  useLayoutEffect(() => {
    latest = params
  }, [params])

  function change(to: Partial<JobSearch>, options?: NavigateOptions) {
    latest = writeSearch(latest, to, from)
    setParams(latest, options)
  }
  return { search: readSearch(params, from), params, change }
}
