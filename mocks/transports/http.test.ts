import { getResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { endpoints } from '~test/library/contract'
import { libraryServer } from '~test/library/server'
import { agencyServer } from '../agency/server'
import { createBackend } from '../engine/backend'
import { immediate } from '../engine/requests/handlers'
import { createResponder } from './responder'

let respondTo: ReturnType<typeof createResponder>
beforeEach(() => {
  respondTo = createResponder({ ...agencyServer, timing: immediate })
})
afterEach(() => void vi.useRealTimers())

const send = (path: string, init?: RequestInit) => respondTo(new Request(`http://localhost:5000${path}`, init))

const fetchStatus = async (path: string, headers = {}) => (await send(path, { headers })).status

const wait = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })

test.each([
  ['?as=admin', 200],
  ['?as=member', 403],
  ['?as=nobody&scenario=signed-in', 401],
  ['?scenario=expired-session', 401],
  ['?as=bob', 400],
])('the dashboard of a request with %s has status %i', async (query, status) => {
  expect(await fetchStatus(`/api/admin${query}`)).toBe(status)
})

test('the login of a scenario lasts longer than a session, one with a password as long as its state says', async () => {
  expect(await fetchStatus('/api/admin?scenario=signed-in')).toBe(200)
  wait(9 * 60 * 60 * 1000)
  expect(await fetchStatus('/api/admin?scenario=signed-in')).toBe(200)

  const login = await send('/api/auth/login?expires=10', { method: 'POST', body: JSON.stringify(demoSignIn) })
  const headers = { authorization: `Bearer ${v.parse(v.object({ token: v.string() }), await login.json()).token}` }
  for (const scenario of ['news-down', 'first-day', 'expired-session', 'everyday']) {
    expect(await fetchStatus('/api/admin', { ...headers, 'x-scenario': scenario }), scenario).toBe(200)
  }
  wait(11_000)
  expect(await fetchStatus('/api/admin', headers)).toBe(401)
})

test('a session that is closed in one state is closed in all', async () => {
  respondTo = createResponder({ ...libraryServer, timing: immediate })
  const { sessions } = createBackend(libraryServer.definition, { bases: {}, timing: immediate })
  const headers = { authorization: `Bearer ${sessions.open(1)}` }
  expect(await fetchStatus('/library/me', headers)).toBe(200)
  await send('/library/logout', { method: 'POST', headers: { ...headers, 'x-scenario': 'borrowing' } })
  expect(await fetchStatus('/library/me', headers)).toBe(401)
})

test('steps count the requests with the same words, and a condition reads the address', async () => {
  const cases = [
    ['/api/jobs', 'jobs:ok>503', 200],
    ['/api/jobs', 'jobs:ok>404', 200],
    ['/api/jobs', 'jobs:ok>503', 503],
    ['/api/jobs/3', 'job[id=3]:404', 404],
    ['/api/jobs/4', 'job[id=3]:404', 200],
  ] as const
  for (const [path, mock, status] of cases) expect(await fetchStatus(path, { 'x-mock': mock }), mock).toBe(status)
})

test('concurrent requests in different states are independent', async () => {
  const lengths = { 'jobs:slow': 30, 'jobs:404': undefined, 'jobs:empty': 0, ok: 30, 'jobs:one': 1 }
  const responses = Object.keys(lengths).map(async (mock) => {
    const response = await send('/api/jobs', { headers: { 'x-mock': mock } })
    const body: unknown = await response.json()
    return [mock, Array.isArray(body) ? body.length : undefined]
  })
  expect(Object.fromEntries(await Promise.all(responses))).toEqual(lengths)
})

test('a state that is asked for now and then keeps its count, however many others there are meanwhile', async () => {
  const ask = () => fetchStatus('/api/jobs', { 'x-mock': 'jobs:ok>503' })
  const askOthers = async (from: number) => {
    for (let state = from; state < from + 60; state += 1) await fetchStatus('/api/jobs', { 'x-expires': String(state) })
  }
  expect(await ask()).toBe(200)
  await askOthers(0)
  expect(await ask()).toBe(503)
  await askOthers(60)
  expect(await ask()).toBe(503)
})

test.each([
  ['a header', '/api/jobs', { 'x-scenario': 'first-day' }],
  ['the query', '/api/jobs?scenario=first-day', {}],
  ['the query, not the header beside it', '/api/jobs?scenario=first-day', { 'x-scenario': 'backend-down' }],
  ['a word that is repeated', '/api/jobs?mock=news:error&mock=jobs:empty', {}],
])('%s names a state for one request', async (_, path, headers) => {
  expect(await (await send(path, { headers })).json()).toEqual([])
  expect(await (await send('/api/jobs')).json()).toHaveLength(30)
})

test('a range of latencies waits as on a page with the same link, named by a header or the query', async () => {
  const timeouts = vi.spyOn(globalThis, 'setTimeout')
  async function listWaits(ask: () => Promise<unknown>) {
    timeouts.mockClear()
    for (let count = 0; count < 4; count += 1) await ask()
    return timeouts.mock.calls.flatMap(([, time = 0]) => (time >= 20 && time <= 80 ? time : []))
  }
  const mock = 'jobs:latency=20-80'
  const { definition, bases } = agencyServer
  const page = createBackend(definition, { bases, timing: immediate })
  page.set(page.codec.readText({ mock }).value ?? page.catalog.everyday)
  const ofPage = await listWaits(() =>
    getResponse(page.handlers, new Request('http://localhost/api/jobs'), { baseUrl: 'http://localhost' }),
  )
  expect(new Set(ofPage).size).toBeGreaterThan(1)
  expect(await listWaits(() => send('/api/jobs', { headers: { 'x-mock': mock } }))).toEqual(ofPage)
  respondTo = createResponder({ ...agencyServer, timing: immediate })
  expect(await listWaits(() => send(`/api/jobs?mock=${mock}`))).toEqual(ofPage)
  expect(await fetchStatus('/api/jobs?mock=jobs:latency=80-20')).toBe(400)
})

test('a parameter that the contract has names no state: a header does', async () => {
  const { definition, bases } = libraryServer
  const { books } = endpoints
  const contract = { ...endpoints, books: { ...books, query: v.object({ ...books.query.entries, as: v.string() }) } }
  respondTo = createResponder({ definition: { ...definition, contract }, bases, timing: immediate })
  expect(await fetchStatus('/library/books?as=pdf')).toBe(200)
  expect(await fetchStatus('/library/me?as=reader')).toBe(401)
  expect(await fetchStatus('/library/me', { 'x-as': 'reader' })).toBe(200)
})

test('unknown words are 400 with suggestions, and the real API is 501', async () => {
  const response = await send('/api/jobs', { headers: { 'x-scenario': 'newsdown', 'x-mock': 'jobs:slwo' } })
  const message = expect.stringMatching(/Did you mean "news-down"\?.*Did you mean "slow"\?/)
  expect(await response.json()).toEqual({ error: { status: 400, message } })
  expect(await fetchStatus('/api/jobs?mock=live')).toBe(501)
})

test('a request that names no state has the default one', async () => {
  const defaults = { scenario: 'news-down', mock: 'jobs:503' }
  respondTo = createResponder({ ...agencyServer, timing: immediate, defaults })
  expect(await fetchStatus('/api/jobs')).toBe(503)
  for (const query of ['mock=jobs:ok', 'mock=', 'scenario=everyday']) {
    expect(await fetchStatus(`/api/jobs?${query}`), query).toBe(200)
  }
})
