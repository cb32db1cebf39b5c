import { ApiError } from '@/api/ApiError'
import { messages } from '@/content/messages'

/** Adds to a page's sentence what the visitor should know: that no answer came in time, or when to try again. */
export function describeFailure(sentence: string, error: Error | null): string {
  if (!(error instanceof ApiError)) return sentence
  if (error.kind === 'timeout') return `${sentence} ${messages.timeout}`
  if (error.retryAfter !== undefined) return `${sentence} ${messages.retryAfter(error.retryAfter)}`
  return sentence
}
