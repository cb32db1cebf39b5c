import { ApiError } from '@/api/ApiError'
import { controls } from '@/content/controls'

export function describeFailure(sentence: string, error: unknown) {
  if (!(error instanceof ApiError)) return sentence
  const { kind, retryAfter } = error
  const more = kind === 'timeout' ? controls.timeout : retryAfter !== undefined && controls.retryAfter(retryAfter)
  return more ? `${sentence.replace(/\w$/, '$&.')} ${more}` : sentence
}
