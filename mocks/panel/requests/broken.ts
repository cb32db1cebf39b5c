import type { Exchange } from '../../requests'

/** What in an exchange breaks the contract, a sentence each. */
export function contractIssues({ askedWrong, answeredWrong = [] }: Exchange): string[] {
  return [...askedWrong.map((issue) => `Request: ${issue}`), ...answeredWrong.map((issue) => `Answer: ${issue}`)]
}

/** Whether an exchange went wrong: no answer, an error, or a broken contract. */
export function isBroken(exchange: Exchange): boolean {
  const { status } = exchange
  return status === 0 || (status ?? 0) >= 400 || contractIssues(exchange).length > 0
}
