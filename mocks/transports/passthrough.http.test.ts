import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, createBackend } from '../agency/createBackend'
import { immediate } from '../engine/requests/respond'
import { startInPage } from './inPage'

let real: Server
/** The responses that the real service has not sent yet. */
let pending: ServerResponse[]
let base: string
let backend: Backend

beforeAll(async () => {
  pending = []
  real = createHttpServer((_, response) => void pending.push(response))
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve))
  const { port } = real.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  backend = createBackend({ bases: { admin: `${base}/api`, local: base, news: `${base}/news` }, timing: immediate })
  startInPage(backend)
})

afterAll(() => new Promise((resolve) => real.close(resolve)))

/** Requests the jobs, which the real service does not send yet. */
async function requestJobs(): Promise<{ jobs: Promise<unknown>; send: (rows: unknown) => void }> {
  const before = pending.length
  const jobs = fetch(`${base}/api/jobs`).then((response) => response.json())
  await expect.poll(() => pending.length).toBe(before + 1)
  return { jobs, send: (rows) => pending[before]?.end(JSON.stringify(rows)) }
}

test('real responses are logged with their own requests, in whatever order they arrive; others stay mocked', async () => {
  backend.setOptions({ mock: { jobs: 'live+latency=0' } })
  const [first, second] = [await requestJobs(), await requestJobs()]
  first.send([{ id: 1 }])
  expect(await first.jobs).toEqual([{ id: 1 }])
  const log = () => backend.requests.get().map(({ status, responseIssues }) => [status, responseIssues])
  await expect.poll(log).toEqual([
    [undefined, undefined],
    [200, ['1 of 1 rows left out: [0].title is missing']],
  ])
  second.send([])
  await second.jobs
  await expect.poll(log).toEqual([
    [200, []],
    [200, ['1 of 1 rows left out: [0].title is missing']],
  ])
  expect(await (await fetch(`${base}/api/blogs`)).json()).toHaveLength(14)
})

test('what the real service responds is recorded once for each request, without tokens', async () => {
  backend.setOptions({ mock: { jobs: 'record', login: 'record+latency=0', blogs: 'live' } })
  const recorded = () => backend.recording.getState()?.responses.map(({ path, body }) => [path, body])
  for (const id of [1, 2]) {
    const { jobs, send } = await requestJobs()
    send([{ id }])
    await jobs
    await expect.poll(recorded).toEqual([['/api/jobs', `[{"id":${id}}]`]])
  }
  const before = pending.length
  const login = fetch(`${base}/api/auth/login`, {
    method: 'POST',
    body: '{"email":"a@b.example","password":"secret-1"}',
  })
  await expect.poll(() => pending.length).toBe(before + 1)
  pending[before]?.setHeader('set-cookie', 'sid=secret-2').end('{"token":"secret-3"}')
  expect(await (await login).json()).toEqual({ token: 'secret-3' })
  await expect.poll(recorded).toEqual([
    ['/api/jobs', '[{"id":2}]'],
    ['/auth/login', '{"token":"(hidden)"}'],
  ])
  expect(JSON.stringify(backend.recording.getState())).not.toContain('secret')
  expect(backend.recording.getState()?.name).toMatch(/^Recording of \d+ \w+ \d{4}, \d\d:\d\d:\d\d$/)
})
