import { getResponse, type HttpHandler } from 'msw'
import type { Base } from '@/contract/endpoint'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { agency, createBackend, words } from '../agency/agency'
import type { Database } from '../engine/database/database'
import { createHandlers, errorsOf } from '../engine/handlers'
import { isPassthrough, type Timing } from '../engine/respond'
import { createSettings } from '../engine/state/settings'
import { joinedParam, type Settings } from '../engine/state/words'

/** Origin under which the server sees itself, whatever its name and port. */
export const origin = 'http://mock'
/** Paths of the three services, as the site's default addresses have them. */
const paths: Record<Base, string> = { admin: '/api', local: '', news: '/news' }

/** Every endpoint's path on the mock server. */
export const endpointPaths = endpointNames.map((name) => {
  const { base, method, path } = endpoints[name]
  return { name, method, path: paths[base] + path }
})

export const createError = errorsOf(agency, 'admin')

/** How many states are kept at once. */
const maxStates = 100

/** Reads and removes `?scenario=` or `?mock=`, else reads its header. */
function takeWord(url: URL, headers: Headers, word: 'scenario' | 'mock'): string | undefined {
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

/**
 * Returns a function that answers requests below `origin`, each in the state that it names. Rows are shared by dataset,
 * and a token that was issued in one state is valid in all.
 */
export function createResponder({ defaults, timing }: { defaults: Settings; timing: Timing }) {
  const bases = { admin: origin + paths.admin, local: origin + paths.local, news: origin + paths.news }
  const { sessions } = createBackend(bases, timing)
  const databases = new Map<string, Database>()
  const states = new Map<string, { handlers: HttpHandler[]; token: string | undefined }>()

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
      const { dataset, signedIn } = words.scenarioOf(state)
      const requests = { start: () => Promise.resolve(() => Promise.resolve()) }
      return {
        handlers: createHandlers({
          definition: agency,
          bases,
          timing,
          database: databaseOf(dataset),
          settings,
          sessions,
          requests,
        }),
        token: signedIn === 'nobody' ? undefined : sessions.open(agency.adminId, { isExpired: signedIn === 'expired' }),
      }
    })
  }

  return async function respondTo(incoming: Request): Promise<Response> {
    const url = new URL(incoming.url)
    const { headers } = incoming
    const named = { scenario: takeWord(url, headers, 'scenario'), mock: takeWord(url, headers, 'mock') }
    const settings = words.parseSettings(named, defaults)
    if (settings.problems.length > 0) return createError(400, settings.problems.join(' '))

    const { handlers, token } = stateOf(settings)
    const request = new Request(origin + url.pathname + url.search, incoming)
    if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`)
    const response = await getResponse(handlers, request)
    if (!response) {
      const known = endpointPaths.map(({ method, path }) => `${method} ${path}`).join(', ')
      return createError(404, `There is no ${request.method} ${url.pathname}; there are ${known}.`)
    }
    if (!isPassthrough(response)) return response
    return createError(501, 'The mock server does not pass requests through. Call the real API directly.')
  }
}
