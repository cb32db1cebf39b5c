import { ApiError } from '@/api/ApiError'
import { controls } from '@/content/controls'

/** Returns what follows a page's sentence on a failure. Often ''. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  if (error.kind === 'timeout') return ` ${controls.timeout}`
  return error.retryAfter === undefined ? '' : ` ${controls.retryAfter(error.retryAfter)}`
}
