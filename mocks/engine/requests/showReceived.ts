import { cutOff, showType, type ShowReceived } from '@/contract/issues'
import { isSecret } from '../recording/secret'

/** For developers alone. */
export const showReceived: ShowReceived = (issue) => {
  const { input, received, path } = issue
  if (path?.some(({ key }) => isSecret(String(key)))) return '(hidden)'
  const isField = typeof path?.at(-1)?.key === 'string'
  return isField && typeof input !== 'object' ? cutOff(received) : showType(issue)
}
