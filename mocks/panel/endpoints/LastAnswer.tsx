import type { Exchange } from '../../requests'

/** What came of a request, in a few words. */
export function LastAnswer({ exchange }: { exchange: Exchange | undefined }) {
  if (!exchange) return <span>Not asked yet</span>
  const { status, took, answeredWrong = [] } = exchange
  if (status === undefined) return <span>Waiting for the answer</span>
  return (
    <span data-bad={status === 0 || status >= 400 || answeredWrong.length > 0}>
      Last answer: {status === 0 ? 'none, the connection failed' : status} in {took} ms
      {answeredWrong.length > 0 && ', against the contract'}
    </span>
  )
}
