import { agency, words } from '../../agency/agency'
import type { LogEntry } from '../../engine/requestLog'
import type { Persona } from '../../engine/state/persona'
import type { Settings } from '../../engine/state/words'
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
 * The request as a curl command, which repeats it on the mock server in the same state. A token is left out:
 * there the state signs in. A hidden password is read from $PASSWORD.
 */
export function toCurl(entry: LogEntry, settings: Pick<Settings, 'scenario' | keyof Persona>): string {
  const { endpoint, method, behavior, request } = entry
  const { scenario, expires, now } = settings
  const { as } = words.signInOf(settings)
  const isSignedIn = request.headers.some(([name]) => name === 'authorization')
  const state = Object.entries({
    'x-scenario': scenario,
    'x-mock': `${endpoint}:${behavior}`,
    // Only the admin can have logged in.
    'x-as': isSignedIn ? (as === words.nobody ? 'admin' : as) : undefined,
    'x-expires': expires,
    'x-now': now,
  }).filter(([, value]) => value !== undefined)
  const headers = [...state, ...request.headers.filter(([name]) => name !== 'authorization')]
  const body = quote(request.body).replace('"password":"(hidden)"', `"password":"'"$PASSWORD"'"`)
  return [
    `curl -X ${method} ${quote(`http://localhost:5000${serverPath(entry)}`)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(request.body ? [`--data-raw ${body}`] : []),
  ].join(' \\\n  ')
}
