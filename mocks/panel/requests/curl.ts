import type { LogEntry } from '../../engine/requestLog'

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The request as a curl command. The token is left out: the command reads $TOKEN. */
export function toCurl({ method, url, request }: LogEntry): string {
  const headers = request.headers.map(([name, value]) =>
    name === 'authorization' ? `-H "authorization: Bearer $TOKEN"` : `-H ${quote(`${name}: ${value}`)}`,
  )
  const body = request.body ? [`--data-raw ${quote(request.body)}`] : []
  return [`curl -X ${method} ${quote(url)}`, ...headers, ...body].join(' \\\n  ')
}
