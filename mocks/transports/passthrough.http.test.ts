import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '../agency/agency'
import { immediate } from '../engine/respond'
import { createServer } from './vitest'

const realJobs = [{ id: 1, title: 'A job of the real service' }]
let real: Server
let base: string

beforeAll(async () => {
  real = createHttpServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(realJobs))
  })
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve))
  const { port } = real.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
})

afterAll(() => new Promise((resolve) => real.close(resolve)))

test('one endpoint passes through to the real service while the others stay mocked', async () => {
  const backend = createBackend({ admin: `${base}/api`, local: base, news: `${base}/news` }, immediate)
  const mock = createServer(backend)
  mock.start()
  try {
    backend.set({ mock: { jobs: 'live' } })
    expect(await (await fetch(`${base}/api/jobs`)).json()).toEqual(realJobs)
    expect(await (await fetch(`${base}/api/blogs`)).json()).toHaveLength(14)
    expect(backend.requests.get().map(({ behavior }) => behavior)).toEqual(['ok', 'live'])

    await backend.requests.finishPassthrough(`${base}/api/jobs`, Response.json([{ id: 1 }]))
    expect(backend.requests.get()[1]).toMatchObject({ status: 200, responseIssues: ['1 of 1 rows left out: [0].title is missing'] })
  } finally {
    mock.stop()
  }
})
