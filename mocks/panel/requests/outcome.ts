import { replayHeader } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requests/requestLog'

/** How a request and its response break the contract, a sentence each. */
export function contractIssues({ requestIssues, responseIssues = [] }: LogEntry): string[] {
  return [...requestIssues.map((issue) => `Request: ${issue}`), ...responseIssues.map((issue) => `Response: ${issue}`)]
}

/** Whether a request failed: no response, an error status, or a broken contract. */
export function hasFailed(entry: LogEntry): boolean {
  const { status, ended } = entry
  return ended === 'lost' || status === 0 || (status ?? 0) >= 400 || contractIssues(entry).length > 0
}

/** What has become of a request: `503 after 12 ms, replayed, schema mismatch`. */
export function outcomeOf(entry: LogEntry): string {
  const { status, duration, ended, isHeld, response } = entry
  if (ended) return ended
  if (isHeld) return 'held'
  if (status === undefined) return 'no response yet'
  const replay = response?.headers.find(([name]) => name === replayHeader)?.[1]
  const mismatch = contractIssues(entry).length > 0 && 'schema mismatch'
  return [`${status || 'network error'} after ${duration} ms`, replay, mismatch].filter(Boolean).join(', ')
}

/** The path and query of a URL, without its host. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, globalThis.location.href)
  return pathname + search
}
