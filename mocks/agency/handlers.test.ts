import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { siteWith } from '~test/backendParts'
import type { Backend } from '../engine/backend'
import { immediate } from '../engine/respond'
import { createHandle } from '../transports/handle'
import { createBackend } from './agency'

const at = 'http://mock'
let backend: Backend
let handle: ReturnType<typeof createHandle>
beforeEach(() => {
  backend = createBackend({ admin: `${at}/api`, local: at, news: `${at}/news` }, immediate)
  handle = createHandle(backend, siteWith())
})

async function ask(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await getResponse(backend.handlers, new Request(at + path, signal && { signal }))
  if (!response) throw new Error(`Nothing answers ${path}`)
  return response
}

async function statusesOf(...paths: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const path of paths) statuses.push((await ask(path)).status)
  return statuses
}

const news = (category: string) => `/news/top-headlines?country=us&category=${category}&apiKey=k`

test('a sequence answers request by request, each endpoint by itself', async () => {
  backend.set({ mock: { jobs: 'ok>503>loop', blogs: '404@2' } })
  expect(await statusesOf('/api/jobs', '/api/blogs', '/api/jobs', '/api/blogs', '/api/jobs')).toEqual([
    200, 200, 503, 404, 200,
  ])
})

test('a request that the page gives up does not use up a step', async () => {
  backend.set({ mock: { jobs: 'latency=300>503' } })
  const leaving = new AbortController()
  const left = ask('/api/jobs', leaving.signal)
  await expect.poll(() => backend.requests.get()).toHaveLength(1)
  leaving.abort()
  await left.catch(() => undefined)
  expect(await statusesOf('/api/jobs', '/api/jobs')).toEqual([200, 503])
})

test('conditions compare path and query parameters', async () => {
  backend.set({ mock: { 'job[id=3]': '503', 'news[category=sports]': 'empty' } })
  expect(await statusesOf('/api/jobs/3', '/api/jobs/4')).toEqual([503, 200])
  expect(await (await ask(news('sports'))).json()).toMatchObject({ totalResults: 0 })
  expect(await (await ask(news('business'))).json()).toMatchObject({ totalResults: 12 })
})

const response = { status: 201, headers: { 'x-custom': 'yes' }, body: '[]' }

test('a custom response is sent as it is written', async () => {
  backend.set({ mock: { jobs: 'custom>ok' }, responses: { jobs: response } })
  const sent = await ask('/api/jobs')
  expect([sent.status, sent.headers.get('x-custom'), await sent.text()]).toEqual([201, 'yes', '[]'])
  expect(await (await ask('/api/jobs')).json()).toHaveLength(30)
})

test('a custom response may have no body, as a status without one needs', async () => {
  backend.set({ mock: { jobs: 'custom' }, responses: { jobs: { ...response, status: 204, body: '' } } })
  expect(await statusesOf('/api/jobs')).toEqual([204])
})

test('without its response, or after a reset, "custom" responds normally', async () => {
  backend.set({ mock: { jobs: 'custom' } })
  expect(await statusesOf('/api/jobs')).toEqual([200])
  backend.set({ mock: { jobs: 'custom' }, responses: { jobs: response } })
  backend.set({ mock: { jobs: 'custom' } })
  expect(await statusesOf('/api/jobs')).toEqual([200])
})

test.each([
  [undefined, 200],
  ['404', 404],
  ['offline', 0],
  [response, 201],
])('a held request that is released with %j has status %i', async (how, status) => {
  handle.set({ mock: { jobs: 'hold' } })
  const held = handle.next('jobs', 'held')
  const answer = ask('/api/jobs')
  expect(await held).toMatchObject({ endpoint: 'jobs', isHeld: true })
  const answered = handle.next('jobs')
  handle.release('blogs')
  handle.release('jobs', how)
  expect((await answer).status).toBe(status)
  void ask('/api/jobs')
  handle.release('jobs')
  await expect.poll(() => handle.log()[0]?.isHeld).toBe(true)
  handle.release('jobs')
  expect(await answered).toMatchObject({ endpoint: 'jobs', status: 200 })
})

test('a script waits for a request that is canceled, too', async () => {
  handle.set({ mock: { jobs: 'hold' } })
  const next = handle.next('jobs')
  const leaving = new AbortController()
  void ask('/api/jobs', leaving.signal).catch(() => undefined)
  void ask('/api/blogs')
  await expect.poll(() => handle.log()).toHaveLength(2)
  leaving.abort()
  expect(await next).toMatchObject({ endpoint: 'jobs', isCanceled: true })
})

test('a script that names unknown words learns so, and nothing changes', () => {
  handle.set({ scenario: 'news-down', mock: { jobs: '503' } })
  expect(() => handle.set({ mock: { jobs: 'ok>slwo' } })).toThrow('Did you mean "slow"?')
  expect(backend.settings.get()).toMatchObject({ scenario: 'news-down', mock: { jobs: '503' } })
})
