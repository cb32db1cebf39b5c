import { agency, words } from '../../agency/agency'
import type { LogEntry } from '../../engine/requestLog'
import { serverPaths } from '../../transports/names'

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The path of a request on the mock server, whatever address the site calls. */
function serverPath({ endpoint, url }: LogEntry): string {
  const { base = 'local', path = '' } = agency.contract[endpoint] ?? {}
  const { pathname, search } = new URL(url, 'http://site')
  const own = pathname.split('/').slice(1 - path.split('/').length)
  return `${serverPaths[base]}/${own.join('/')}${search}`
}

/**
 * The request as a curl command, which repeats it on the mock server in the same state. A token is left out: there the
 * scenario signs in. A hidden password is read from $PASSWORD.
 */
export function toCurl(entry: LogEntry, scenario: string): string {
  const { endpoint, method, behavior, request } = entry
  const isSignedIn = request.headers.some(([name]) => name === 'authorization')
  const needsSignIn = isSignedIn && words.scenarioOf({ scenario }).signedIn === 'nobody'
  const state = [
    ['x-scenario', needsSignIn ? 'signed-in' : scenario],
    ['x-mock', `${endpoint}:${behavior}`],
  ] as const
  const headers = [...state, ...request.headers.filter(([name]) => name !== 'authorization')]
  const body = quote(request.body).replace('"password":"(hidden)"', `"password":"'"$PASSWORD"'"`)
  return [
    `curl -X ${method} ${quote(`http://localhost:5000${serverPath(entry)}`)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(request.body ? [`--data-raw ${body}`] : []),
  ].join(' \\\n  ')
}
