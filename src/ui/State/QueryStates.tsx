import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { controls } from '@/content/controls'
import { FailedNote } from './State'

/** Data that could not be loaded again stays, below a sentence that says so. */
export function QueryStates<Data>({
  query: { data, error, isFetching, refetch },
  loading,
  failed,
  empty,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  loading: ReactNode
  failed: (failure: { error: Error; onRetry: () => void }) => ReactNode
  /** An Empty, for a list without rows. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}) {
  const isEmpty = Array.isArray(data) && data.length === 0
  const hasFailed = error && (data === undefined || isEmpty)
  if (hasFailed && !isFetching) return failed({ error, onRetry: () => void refetch() })
  if (hasFailed || data === undefined) return loading
  if (isEmpty) return empty
  return (
    <>
      {error && <FailedNote text={controls.outdated} error={error} onRetry={refetch} />}
      {children(data)}
    </>
  )
}
