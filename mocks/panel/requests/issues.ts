import type { LogEntry } from '../../engine/requestLog'

/** How a request and its response break the contract, a sentence each. */
export function contractIssues({ requestIssues, responseIssues = [] }: LogEntry): string[] {
  return [...requestIssues.map((issue) => `Request: ${issue}`), ...responseIssues.map((issue) => `Response: ${issue}`)]
}

/** Whether a request failed: no response, an error status, or a broken contract. */
export function hasFailed(entry: LogEntry): boolean {
  const { status } = entry
  return status === 0 || (status ?? 0) >= 400 || contractIssues(entry).length > 0
}
