import { getResponse, type HttpHandler } from 'msw'
import type { Base } from '@/contract/endpoint'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { agency, createBackend, words } from '../agency/agency'
import { createDatabase, type Database } from '../engine/database/database'
import { createHandlers, errorsOf, type HandlerOptions } from '../engine/handlers'
import { readResponse } from '../engine/recording/recorder'
import type { RecordedResponse, Recording } from '../engine/recording/recording'
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

type StateParam = (typeof stateParams)[number]

function headerOf(word: StateParam): string {
  return `x-${word}`
}

/** The headers that name a state. */
export const stateHeaders = stateParams.map(headerOf)

/** Reads and removes a word of the query, else reads its header. */
function takeWord(url: URL, headers: Headers, word: StateParam): string | undefined {
  const value = joinedParam(url.searchParams, word) ?? headers.get(headerOf(word)) ?? undefined
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

export interface ResponderOptions {
  /** The state of requests that name none. */
  defaults: Settings
  timing: Timing
  sessions?: Sessions
  /** What `replay` responds. */
  recording?: Recording | undefined
  /** Addresses of the real services, for requests that are passed through. */
  realBases?: Record<Base, string> | undefined
  /** Called with each response of a real service to a request that is recorded. */
  onRecorded?: ((response: RecordedResponse) => void) | undefined
}

/** Headers that belong to one connection, or to the encoding of a body that arrives decoded. */
const ownHeaders =
  /^(host|connection|keep-alive|te|upgrade|transfer-encoding|accept-encoding|content-(encoding|length)|access-control-.*)$/

function withoutOwn(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => !ownHeaders.test(name) && !stateHeaders.includes(name)))
}

class NoResponseError extends Error {}

/** Returns a function that sends a request to a real service. Rejects with a NoResponseError. */
function forwardTo(bases: Record<Base, string>): NonNullable<HandlerOptions['forward']> {
  return async ({ base }, request) => {
    const { method, headers, url } = request
    const { pathname, search } = new URL(url)
    const target = bases[base] + pathname.slice(serverPaths[base].length) + search
    const body = method === 'GET' ? null : await request.text()
    const response = await fetch(target, { method, headers: withoutOwn(headers), body }).catch(() => {
      throw new NoResponseError(`${bases[base]} does not respond.`)
    })
    return new Response(response.body, { status: response.status, headers: withoutOwn(response.headers) })
  }
}

/**
 * Returns a function that answers requests below `origin`, each in the state that it names. Rows are shared by dataset,
 * and a token that was issued in one state is valid in all.
 */
export function createResponder({
  defaults,
  timing,
  sessions = createSessions(createDatabase({})),
  recording,
  realBases,
  onRecorded = () => undefined,
}: ResponderOptions) {
  const bases = serverBases(origin)
  const databases = new Map<string, Database>()
  const states = new Map<string, { settings: SettingsStore; handlers: HttpHandler[] }>()
  const tokens = new Map<string, string>()
  const forward = realBases && forwardTo(realBases)

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
      const requests: HandlerOptions['requests'] = {
        start: async (_id, endpoint, behavior, { url }) => {
          return async (response) => {
            if (!forward || !words.isRecorded({ endpoint, behavior })) return
            onRecorded(readResponse(agency.contract, { endpoint, url }, response, await response.clone().text()))
          }
        },
        hold: () => new Promise<never>(() => undefined),
      }
      const handlers = createHandlers({
        definition: agency,
        bases,
        timing,
        database,
        settings,
        sessions,
        requests,
        recording: () => recording,
        forward,
      })
      return { settings, handlers }
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
    const response = await getResponse(handlers, request).catch((error: unknown) => {
      if (error instanceof NoResponseError) return createError(502, error.message)
      throw error
    })
    if (!response) {
      const known = endpointPaths.map(({ method, path }) => `${method} ${path}`).join(', ')
      return createError(404, `There is no ${request.method} ${url.pathname}; there are ${known}.`)
    }
    if (!isPassthrough(response)) return response
    return createError(501, 'There is no real API to pass this to: start the mock server with --record.')
  }
}
