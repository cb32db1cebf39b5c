import { getResponse } from 'msw'
import { readEnvironment } from '@/contract/environment'
import { type Backend, createBackend } from '../agency/createBackend'
import { agency } from '../agency/agency'
import { errorsOf } from '../engine/requests/handlers'
import type { Timing } from '../engine/requests/respond'
import type { MockState } from '../engine/state/catalog'
import { stateParams } from '../engine/state/codec'

/** Paths of the services on the mock server: those of the static demo. */
export const { bases } = readEnvironment({}, 'static-demo')

export const createError = errorsOf(agency, 'admin')

export const stateHeaders = stateParams.map((word) => `x-${word}`)

const maxStates = 100

/** Get-or-create with LRU eviction. */
function getOrCreate(map: Map<string, Backend>, key: string, create: () => Backend): Backend {
  const value = map.get(key) ?? create()
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -maxStates)) map.delete(oldest)
  return value
}

/**
 * Returns a function that answers requests, each in the state that it names, else in `defaults`. Rows are shared by
 * dataset, and a token that was issued in one state is valid in all.
 */
export function createResponder({ defaults, timing }: { defaults: MockState; timing: Timing }) {
  const forward = () => Promise.reject(createError(501, 'The mock server has no real API to pass this to.'))
  const options = { bases, timing, forward, maxLogged: 0 }
  const first = createBackend(options)
  const { catalog, codec, edits, sessions } = first
  const states = new Map<string, Backend>()
  const datasets = new Map([[edits.getState().dataset, first]])
  const tokens = new Map<string, string>()

  function createFor(state: MockState): Backend {
    const rows = getOrCreate(datasets, catalog.scenarioOf(state).dataset, () => createBackend(options))
    const backend = createBackend({ ...options, shared: { ...rows, sessions } })
    backend.set(state)
    return backend
  }

  /** The token of a state's login, which its requests share until it expires. */
  function tokenOf(backend: Backend): string | undefined {
    const login = catalog.signInOf(backend.state.get())
    const key = JSON.stringify(login)
    const held = sessions.find(tokens.get(key) ?? '')
    if (held && (login.expires === 0 || held.expiresAt > Date.now())) return held.token
    const token = backend.signIn()
    if (token !== undefined) tokens.set(key, token)
    return token
  }

  return async function respondTo(incoming: Request): Promise<Response> {
    const { origin, searchParams } = new URL(incoming.url)
    const named = stateParams.map((word) => {
      const values = searchParams.getAll(word)
      return [word, values.length > 0 ? values.join(',') : (incoming.headers.get(`x-${word}`) ?? undefined)]
    })
    const { value, problems } = codec.readText(Object.fromEntries(named), defaults)
    if (!value) return createError(400, problems.join(' '))

    const request = new Request(incoming.url, incoming)
    const backend = getOrCreate(states, JSON.stringify(value), () => createFor(value))
    const token = request.headers.has('authorization') ? undefined : tokenOf(backend)
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    return (await getResponse(backend.handlers, request, { baseUrl: origin })) ?? createError(404)
  }
}
