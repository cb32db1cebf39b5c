import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { filters, type JobSearch, readSearch, writeSearch } from './jobSearch'

/** The router draws a new address a moment late, so a second change starts from what the first one wrote. */
export function useJobSearch(from = filters) {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])

  function change(to: Partial<JobSearch>, options?: NavigateOptions) {
    latest.current = writeSearch(latest.current, to, from)
    setParams(latest.current, options)
  }
  return { search: readSearch(params, from), params, change }
}
