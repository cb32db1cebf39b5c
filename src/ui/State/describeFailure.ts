import { ApiError } from '@/api/ApiError'
import { controls } from '@/content/controls'

/** Returns a page's sentence on a failure, with what is known besides. */
export function describeFailure(sentence: string, error: unknown) {
  if (!(error instanceof ApiError)) return sentence
  const { kind, retryAfter } = error
  const more = kind === 'timeout' ? controls.timeout : retryAfter !== undefined && controls.retryAfter(retryAfter)
  return more ? `${sentence.replace(/\w$/, '$&.')} ${more}` : sentence
}
