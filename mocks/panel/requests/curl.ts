import type { Exchange } from '../../requests'

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The same request as a line for a terminal. The token is none of it: it is taken from $TOKEN. */
export function toCurl({ method, url, sent }: Exchange): string {
  const headers = sent.headers.map(([name, value]) =>
    name === 'authorization' ? `-H "authorization: Bearer $TOKEN"` : `-H ${quote(`${name}: ${value}`)}`,
  )
  const body = sent.body ? [`--data-raw ${quote(sent.body)}`] : []
  return [`curl -X ${method} ${quote(url)}`, ...headers, ...body].join(' \\\n  ')
}
