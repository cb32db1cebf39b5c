import { getResponse, type HttpHandler } from 'msw'
import type { Base } from '@/contract/endpoint'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { letsThrough, refuse, type Timing } from './answering'
import { createControl, readState, type Setting, writeQuery } from './control'
import { type DatasetName, datasets } from './datasets'
import { createHandlers } from './handlers'
import { createDatabase, type Database } from './model'
import { scenarios } from './scenarios'
import { createSessions } from './sessions'
import { seed } from './tables'

/** Where the service believes itself to be, whatever name or port it is reached by. */
export const home = 'http://mock'
/** Paths of the three services, as the site's default addresses have them. */
const paths: Record<Base, string> = { admin: '/api', local: '', news: '/news' }

/** Every endpoint's path on the mock server. */
export const addresses = endpointNames.map((name) => {
  const { base, method, path } = endpoints[name]
  return { name, method, path: paths[base] + path }
})

/** How many different states are kept at once. */
const most = 100
/** Nobody looks at a log here. */
const noLog = { asked: () => Promise.resolve(() => Promise.resolve()) }

/** Gives what the map holds under a key; makes it first where it holds nothing. The oldest of too many is forgotten. */
function keptIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -most)) map.delete(oldest)
  return value
}

/** Takes `?scenario=` and `?mock=`, else the headers, out of a request. Gives undefined for what it does not name. */
function take(url: URL, headers: Headers, word: 'scenario' | 'mock'): string | undefined {
  const given = url.searchParams.get(word) ?? headers.get(`x-${word}`) ?? undefined
  url.searchParams.delete(word)
  return given
}

/**
 * The backend for many askers at once, each in a state of its own: rows are kept by dataset, behaviors by the words
 * that set them, and who is signed in is signed in everywhere. Takes the state of requests that name none, and how long
 * answers take. Gives a function that answers a request to an address below `home`.
 */
export function createService({ usual, timing }: { usual: Setting; timing: Timing }) {
  const bases = { admin: home + paths.admin, local: home + paths.local, news: home + paths.news }
  const sessions = createSessions(createDatabase())
  const databases = new Map<DatasetName, Database>()
  const states = new Map<string, HttpHandler[]>()

  function databaseOf(name: DatasetName): Database {
    return keptIn(databases, name, () => {
      const db = createDatabase()
      seed(db, datasets[name]())
      return db
    })
  }

  function handlersFor(setting: Setting): HttpHandler[] {
    return keptIn(states, writeQuery(setting), () => {
      const control = createControl()
      control.set(setting)
      const db = databaseOf(scenarios[setting.scenario].dataset)
      return createHandlers({ bases, timing, db, control, sessions, requests: noLog })
    })
  }

  /** Who sends no token is signed in as the scenario says. */
  function signIn(headers: Headers, { scenario }: Setting): void {
    const { signedIn } = scenarios[scenario]
    if (signedIn === 'nobody' || headers.has('authorization')) return
    headers.set('authorization', `Bearer ${sessions.open(1, { expired: signedIn === 'expired' })}`)
  }

  return async function answer(asked: Request): Promise<Response> {
    const url = new URL(asked.url)
    const words = { scenario: take(url, asked.headers, 'scenario'), mock: take(url, asked.headers, 'mock') }
    const state = readState(words, usual)
    if (state.unknown.length > 0) return refuse('admin', 400, state.unknown.join(' '))

    const request = new Request(url, asked)
    signIn(request.headers, state)
    const response = await getResponse(handlersFor(state), request)
    if (!response) {
      const known = addresses.map(({ method, path }) => `${method} ${path}`).join(', ')
      return refuse('admin', 404, `There is no ${request.method} ${url.pathname}; there are ${known}.`)
    }
    if (!letsThrough(response)) return response
    return refuse('admin', 501, 'This server is no door to the real service: ask it at its own address.')
  }
}
