import type { LogEntry } from '../../engine/requestLog'

export function LastResponse({ entry }: { entry: LogEntry | undefined }) {
  if (!entry) return <span>No requests yet</span>
  const { status, duration, isCanceled, isHeld, responseIssues = [] } = entry
  if (isCanceled) return <span>Last request: canceled</span>
  if (isHeld) return <span>Held: release it in the Requests tab</span>
  if (status === undefined) return <span>Waiting for a response</span>
  return (
    <span data-failed={status === 0 || status >= 400 || responseIssues.length > 0}>
      Last response: {status === 0 ? 'network error after' : `${status} in`} {duration} ms
      {responseIssues.length > 0 && ', schema mismatch'}
    </span>
  )
}
