import { getResponse, type HttpHandler } from 'msw'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { agency, createBackend, words } from '../agency/agency'
import { createDatabase, type Database } from '../engine/database/database'
import { createHandlers, errorsOf } from '../engine/handlers'
import { isPassthrough, type Timing } from '../engine/respond'
import { createSessions, type Sessions } from '../engine/sessions'
import { createSettings, type SettingsStore } from '../engine/state/settings'
import { stateParams } from '../engine/state/start'
import { joinedParam, type Settings } from '../engine/state/words'
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

/** Reads and removes a word of the query, else reads its header. */
function takeWord(url: URL, headers: Headers, word: (typeof stateParams)[number]): string | undefined {
  const value = joinedParam(url.searchParams, word) ?? headers.get(`x-${word}`) ?? undefined
  url.searchParams.delete(word)
  return value
}

/** Get-or-create with LRU eviction. */
function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -maxStates)) map.delete(oldest)
  return value
}

interface ResponderOptions {
  /** The state of requests that name none. */
  defaults: Settings
  timing: Timing
  sessions?: Sessions
}

/**
 * Returns a function that answers requests below `origin`, each in the state that it names. Rows are shared by dataset,
 * and a token that was issued in one state is valid in all.
 */
export function createResponder({ defaults, timing, sessions = createSessions(createDatabase({})) }: ResponderOptions) {
  const bases = serverBases(origin)
  const databases = new Map<string, Database>()
  const states = new Map<string, { settings: SettingsStore; handlers: HttpHandler[] }>()
  const tokens = new Map<string, string>()

  function databaseOf(dataset: string): Database {
    return getOrCreate(databases, dataset, () => {
      const { database, edits } = createBackend(bases, timing)
      edits.useDataset(dataset)
      return database
    })
  }

  function stateOf(state: Settings) {
    return getOrCreate(states, words.formatQuery(state), () => {
      const settings = createSettings(words)
      settings.set(state)
      const database = databaseOf(words.scenarioOf(state).dataset)
      const requests = {
        start: () => Promise.resolve(() => Promise.resolve()),
        hold: () => new Promise<never>(() => undefined),
      }
      const options = { definition: agency, bases, timing, database, settings, sessions, requests }
      return { settings, handlers: createHandlers(options) }
    })
  }

  /** The token of a state's sign-in, which all of its requests share. Issued anew when it has expired meanwhile. */
  function tokenOf(settings: SettingsStore): string | undefined {
    const { as, expires } = words.signInOf(settings.get())
    const userId = words.accounts[as]?.userId
    if (userId === undefined) return undefined
    const key = `${as} ${expires}`
    const held = sessions.find(tokens.get(key) ?? '')
    if (held && (expires === 0 || held.expiresAt > settings.now())) return held.token
    const token = sessions.open(userId, settings.signIn())
    tokens.set(key, token)
    return token
  }

  return async function respondTo(incoming: Request): Promise<Response> {
    const url = new URL(incoming.url)
    const { headers } = incoming
    const named = Object.fromEntries(stateParams.map((word) => [word, takeWord(url, headers, word)]))
    const state = words.parseSettings(named, defaults)
    if (state.problems.length > 0) return createError(400, state.problems.join(' '))

    const request = new Request(origin + url.pathname + url.search, incoming)
    const { settings, handlers } = stateOf(state)
    const token = request.headers.has('authorization') ? undefined : tokenOf(settings)
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    const response = await getResponse(handlers, request)
    if (!response) {
      const known = endpointPaths.map(({ method, path }) => `${method} ${path}`).join(', ')
      return createError(404, `There is no ${request.method} ${url.pathname}; there are ${known}.`)
    }
    if (!isPassthrough(response)) return response
    return createError(501, 'The mock server does not pass requests through. Call the real API directly.')
  }
}
