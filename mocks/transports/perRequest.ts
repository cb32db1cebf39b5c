import { getResponse } from 'msw'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { agency } from '../agency/agency'
import { type Backend, createBackend } from '../agency/createBackend'
import { errorsOf } from '../engine/requests/handlers'
import type { Timing } from '../engine/requests/respond'
import type { MockState } from '../engine/state/catalog'
import { stateParams } from '../engine/state/codec'
import { serverBases, serverPaths } from './names'

/** Origin under which the server sees itself, whatever its name and port. */
export const origin = 'http://mock'

/** Every endpoint's path on the mock server. */
export const endpointPaths = endpointNames.map((name) => {
  const { base, method, path } = endpoints[name]
  return { name, method, path: serverPaths[base] + path }
})

export const createError = errorsOf(agency, 'admin')

/** How many states are kept at once. */
const maxStates = 100

/** The headers that name a state. */
export const stateHeaders = stateParams.map((word) => `x-${word}`)

/** Get-or-create with LRU eviction. */
function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -maxStates)) map.delete(oldest)
  return value
}

export interface ResponderOptions {
  /** The state of requests that name none. */
  defaults: MockState
  timing: Timing
}

/** Says what there is at the address of a request that no endpoint answers. */
function createMissingError({ method, url }: Request): Response {
  const { pathname } = new URL(url)
  const allowed = endpointPaths
    .filter(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname))
    .map((endpoint) => endpoint.method)
  if (allowed.length === 0) {
    const known = endpointPaths.map((endpoint) => `${endpoint.method} ${endpoint.path}`).join(', ')
    return createError(404, `There is no ${method} ${pathname}; there are ${known}.`)
  }
  const response = createError(405, `${pathname} answers ${allowed.join(' and ')}, not ${method}.`)
  response.headers.set('allow', allowed.join(', '))
  return response
}

/**
 * Returns a function that answers requests below `origin`, each in the state that it names. Rows are shared by dataset,
 * and a token that was issued in one state is valid in all.
 */
export function createResponder({ defaults, timing }: ResponderOptions) {
  const forward = () => Promise.reject(createError(501, 'The mock server has no real API to pass this to.'))
  const options = { bases: serverBases(origin), timing, forward, maxLogged: 0 }
  const { catalog, codec } = createBackend(options)
  const datasets = new Map<string, Backend>()
  const states = new Map<string, Backend>()
  const tokens = new Map<string, string>()
  const issued = new Map<string, string>()

  function datasetOf(name: string) {
    return getOrCreate(datasets, name, () => {
      const backend = createBackend(options)
      backend.edits.useDataset(name)
      backend.sessions.persist({
        getItem: (key) => issued.get(key) ?? null,
        setItem: (key, value) => issued.set(key, value),
      })
      return backend
    })
  }

  function backendOf(state: MockState) {
    return getOrCreate(states, JSON.stringify(state), () => {
      const backend = createBackend({ ...options, shared: datasetOf(catalog.scenarioOf(state).dataset) })
      backend.set(state)
      return backend
    })
  }

  /** The token of a state's sign-in, which all of its requests share. Reissued after it expires. */
  function tokenOf(backend: Backend): string | undefined {
    const { as, expires } = catalog.signInOf(backend.state.get())
    const key = `${as} ${expires}`
    const held = backend.sessions.find(tokens.get(key) ?? '')
    if (held && (expires === 0 || held.expiresAt > Date.now())) return held.token
    const token = backend.signIn()
    if (token !== undefined) tokens.set(key, token)
    return token
  }

  return async function respondTo(incoming: Request): Promise<Response> {
    const url = new URL(incoming.url)
    const named = stateParams.map((word) => {
      const values = url.searchParams.getAll(word)
      url.searchParams.delete(word)
      return [word, values.length > 0 ? values.join(',') : (incoming.headers.get(`x-${word}`) ?? undefined)]
    })
    const { value, problems } = codec.readText(Object.fromEntries(named), defaults)
    if (!value) return createError(400, problems.join(' '))

    const request = new Request(origin + url.pathname + url.search, incoming)
    const backend = backendOf(value)
    const token = request.headers.has('authorization') ? undefined : tokenOf(backend)
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    return (await getResponse(backend.handlers, request)) ?? createMissingError(request)
  }
}
