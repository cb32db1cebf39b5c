import { get } from 'node:http'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { demoSignIn } from '@/content/demo'
import { library } from '~test/library/library'
import { agencyServer } from '../agency/server'
import { immediate } from '../engine/requests/handlers'
import { serve } from './http'

let server: Awaited<ReturnType<typeof serve>>
let at: string

beforeEach(async () => {
  server = await serve({ ...agencyServer, port: 0, host: '127.0.0.1', timing: immediate })
  at = `http://127.0.0.1:${server.port}`
})
afterEach(() => server.stop())

const send = (method: string, path: string, init: RequestInit = {}) => fetch(at + path, { method, ...init })
const readBody = async (path: string): Promise<unknown> => (await send('GET', path)).json()

test.each([
  ['/api/jobs/1', { id: 1, title: expect.any(String) }],
  ['/news/top-headlines?country=us&category=business&apiKey=k', { status: 'ok', totalResults: 8 }],
  ['/api', { error: { status: 404, message: expect.stringContaining('GET /api/jobs/:id') } }],
  ['//elsewhere/api/jobs', { error: { status: 404, message: expect.stringContaining('GET /api/jobs/:id') } }],
  ['/api/jobs/%', { error: { status: 400, message: '/api/jobs/%: URI malformed' } }],
])('GET %s responds with %j', async (path, body) => {
  expect(await readBody(path)).toMatchObject(body)
})

test('the contract names the addresses of this server', async () => {
  const get = { servers: [{ url: at }] }
  expect(await readBody('/openapi.json')).toMatchObject({ openapi: '3.1.0', paths: { '/api/jobs/{id}': { get } } })
})

test('a 401 says how to sign in', async () => {
  const refused = await send('GET', '/api/admin')
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test('another method is 405 and lists those of the path, and HEAD is a GET without the body', async () => {
  const deleted = await send('DELETE', '/api/jobs')
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await send('HEAD', '/api/jobs')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await send('OPTIONS', '/api/jobs')).status).toBe(204)
})

test('a path that matches the pattern of another endpoint has its own method', async () => {
  const search = { method: 'POST', base: 'library', path: '/books/search', response: v.number() } satisfies Endpoint
  const definition = {
    ...library,
    contract: { ...library.contract, search },
    resources: [...library.resources, { endpoints: { search: { resolve: () => 3 } } }],
  }
  const other = await serve({ definition, bases: { library: '' }, port: 0, host: '127.0.0.1', timing: immediate })
  onTestFinished(() => other.stop())
  const post = (path: string) => fetch(`http://127.0.0.1:${other.port}${path}`, { method: 'POST' })
  const found = await post('/books/search')
  expect([found.status, await found.json()]).toEqual([200, 3])
  const refused = await post('/books/isbn-1')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH, DELETE'])
})

test('a body over 1 MB, or without a length, and a login from a page of another site are refused', async () => {
  const body = JSON.stringify(demoSignIn)
  const fetchStatus = async (init: object) => (await send('POST', '/api/auth/login', init)).status
  expect(await fetchStatus({ body })).toBe(200)
  expect(await fetchStatus({ body: body + ' '.repeat(1_000_000) })).toBe(413)
  expect(await fetchStatus({ body: new Blob([body]).stream(), duplex: 'half' })).toBe(411)
  expect(await fetchStatus({ body, headers: { origin: 'https://example.com' } })).toBe(403)
})

describe('pages in a browser', () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,if-match,x-mock,x-scenario',
  }

  test.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'http://[::1]:6006', 'https://localhost'])(
    'of %s may read responses, with credentials',
    async (origin) => {
      const { status, headers } = await send('OPTIONS', '/api/auth/login', { headers: { ...preflight, origin } })
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      const asked = preflight['access-control-request-headers']
      expect(headers.get('access-control-allow-headers')).toBe(asked)
      const refused = await send('GET', '/api/jobs?mock=429', { headers: { origin } })
      expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
      expect(refused.headers.get('access-control-expose-headers')?.split(',')).toContain('retry-after')
    },
  )

  test.each([
    'https://example.com',
    'http://localhost.example.com',
    'http://localhost:5173.example.com',
    'app:http://localhost',
    'null',
  ])('of %s may not', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await send(method, '/api/jobs', { headers: { ...preflight, origin } })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('connections', () => {
  /** Opens a request, and resolves with what breaks it. */
  const fail = (path: string) => new Promise((resolve) => get(at + path).once('error', resolve))

  test('offline closes the connection', async () => {
    expect(await fail('/api/jobs?mock=offline')).toMatchObject({ code: 'ECONNRESET' })
  })

  test('a port in use is an error', async () => {
    await expect(serve({ ...agencyServer, port: server.port, host: '127.0.0.1' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  test('the server stops at once, with a request that is pending', async () => {
    const broken = fail('/api/jobs?mock=pending')
    // A later request that is answered: by then the first has arrived.
    await readBody('/api/jobs')
    const since = Date.now()
    await server.stop()
    expect(Date.now() - since).toBeLessThan(500)
    expect(await broken).toMatchObject({ code: 'ECONNRESET' })
    await expect(readBody('/api/jobs')).rejects.toThrow('fetch failed')
  })
})
