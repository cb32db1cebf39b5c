import { ApiError } from '@/api/ApiError'
import { controls } from '@/content/controls'

/** Returns what follows a page's sentence on a failure: that no answer came in time, or when to try again. Often ''. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  if (error.kind === 'timeout') return ` ${controls.timeout}`
  return error.retryAfter === undefined ? '' : ` ${controls.retryAfter(error.retryAfter)}`
}
