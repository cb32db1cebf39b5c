import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { catalog } from '../agency/agency'
import { immediate } from '../engine/requests/respond'
import type { MockState } from '../engine/state/catalog'
import { serve } from './http'

let server: Awaited<ReturnType<typeof serve>>
let at: string

async function start(defaults: MockState = catalog.everyday) {
  server = await serve({ port: 0, host: '127.0.0.1', defaults, timing: immediate })
  at = `http://127.0.0.1:${server.port}`
}

beforeEach(() => start())
afterEach(() => server.stop())

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(at + path, { headers })
}

async function bodyOf(path: string, headers?: Record<string, string>): Promise<unknown> {
  return (await ask(path, headers)).json()
}

async function statusOf(path: string, headers?: Record<string, string>): Promise<number> {
  return (await ask(path, headers)).status
}

async function signIn(): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${at}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(demoSignIn) })
  const { token }: { token: string } = await response.json()
  return token
}

const news = '/news/top-headlines?country=us&category=business&apiKey=k'

test('the contract is served as OpenAPI, with the addresses of this server', async () => {
  expect(await bodyOf('/openapi.json')).toMatchObject({
    openapi: '3.1.0',
    paths: { '/jobs/{id}': { get: { servers: [{ url: `${at}/api` }] } } },
  })
})

describe('by default', () => {
  test('jobs, a job, posts and news are served over HTTP', async () => {
    expect(await bodyOf('/api/jobs')).toHaveLength(30)
    expect(await bodyOf('/api/jobs/1')).toMatchObject({ id: 1, title: expect.any(String) })
    expect(await bodyOf('/api/blogs')).toHaveLength(14)
    expect(await bodyOf(news)).toMatchObject({ status: 'ok', totalResults: 12 })
  })

  test.each(['/api', '//elsewhere/api/jobs'])('GET %s is 404 and lists the endpoints', async (path) => {
    const message = expect.stringContaining('GET /api/jobs/:id')
    expect(await bodyOf(path)).toEqual({ error: { status: 404, message } })
  })

  test('another method is 405 and lists those of the path, and HEAD is a GET without the body', async () => {
    const deleted = await fetch(`${at}/api/jobs`, { method: 'DELETE' })
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET'])
    const head = await fetch(`${at}/api/jobs`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await fetch(`${at}/api/jobs`, { method: 'OPTIONS' })).status).toBe(204)
  })

  test('a body of more than 1 MB is refused', async () => {
    const login = { method: 'POST', body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(1_100_000) }) }
    expect((await fetch(`${at}/api/auth/login`, login)).status).toBe(413)
  })

  test('a page of another site can neither sign in nor write', async () => {
    const login = { method: 'POST', body: JSON.stringify(demoSignIn), headers: { origin: 'https://example.com' } }
    expect((await fetch(`${at}/api/auth/login`, login)).status).toBe(403)
  })

  test('a malformed address is 400, and the server keeps running', async () => {
    expect(await bodyOf('/api/jobs/%')).toEqual({ error: { status: 400, message: '/api/jobs/%: URI malformed' } })
    expect(await statusOf('/api/jobs')).toBe(200)
  })
})

describe('a state for each request', () => {
  test.each([
    ['header', '/api/jobs', { 'x-scenario': 'first-day' }],
    ['query', '/api/jobs?scenario=first-day', {}],
    ['query before the header', '/api/jobs?scenario=first-day', { 'x-scenario': 'backend-down' }],
  ])('the scenario by %s', async (_, path, headers) => {
    expect(await bodyOf(path, headers)).toEqual([])
    expect(await bodyOf('/api/jobs')).toHaveLength(30)
  })

  test('a repeated word counts each time', async () => {
    expect(await bodyOf('/api/jobs?mock=news:error&mock=jobs:empty')).toEqual([])
  })

  test('the endpoint does not see the mock’s parameters', async () => {
    expect(await bodyOf(`${news}&mock=news:one`)).toMatchObject({ totalResults: 1 })
  })

  test('concurrent requests in different states are independent', async () => {
    const words = ['jobs:slow', 'jobs:404', 'jobs:empty', 'ok', 'jobs:429', 'jobs:one']
    const answers = await Promise.all(words.map((mock) => ask('/api/jobs', { 'x-mock': mock })))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200, 429, 200])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect([bodies[0].length, bodies[2].length, bodies[3].length, bodies[5].length]).toEqual([30, 0, 30, 1])
  })

  test('a token is valid in every scenario', async () => {
    const authorization = `Bearer ${await signIn()}`
    for (const scenario of ['news-down', 'first-day', 'expired-session', 'everyday']) {
      expect(await statusOf('/api/admin', { authorization, 'x-scenario': scenario }), scenario).toBe(200)
    }
  })

  test('unknown words are 400 with suggestions', async () => {
    const message = expect.stringMatching(/Did you mean "news-down"\?.*Did you mean "slow"\?/)
    const headers = { 'x-scenario': 'newsdown', 'x-mock': 'jobs:slwo' }
    expect(await bodyOf('/api/jobs', headers)).toEqual({ error: { status: 400, message } })
  })

  test('a request that names no state has the server’s', async () => {
    await server.stop()
    await start({ scenario: 'news-down', overrides: [{ endpoint: 'jobs', steps: [{ behavior: 503 }] }] })
    expect(await statusOf('/api/jobs')).toBe(503)
    expect(await statusOf('/api/jobs?mock=jobs:ok')).toBe(200)
    expect(await statusOf('/api/jobs?scenario=everyday')).toBe(200)
  })

  test('passthrough is 501', async () => {
    expect(await statusOf('/api/jobs?mock=live')).toBe(501)
  })
})

describe('pages in a browser', () => {
  function preflight(origin: string) {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-mock,x-scenario',
    }
    return fetch(`${at}/api/auth/login`, { method: 'OPTIONS', headers })
  }

  test.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'http://[::1]:6006', 'https://localhost'])(
    'of %s may read responses, with credentials',
    async (origin) => {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      expect(headers.get('access-control-allow-headers')).toBe(
        'authorization,content-type,x-scenario,x-mock,x-as,x-expires',
      )
      const refused = await ask('/api/jobs?mock=429', { origin })
      expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
      expect(refused.headers.get('access-control-expose-headers')).toBe('retry-after')
    },
  )

  test.each([
    'https://example.com',
    'http://localhost.example.com',
    'http://localhost:5173.example.com',
    'app:http://localhost',
    'null',
  ])('of %s may not', async (origin) => {
    for (const { headers } of [await preflight(origin), await ask('/api/jobs', { origin })]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('connections', () => {
  /** Opens a request, and resolves with what breaks it. */
  function failureOf(path: string): Promise<NodeJS.ErrnoException> {
    return new Promise((resolve) => get(at + path).once('error', resolve))
  }

  test('offline closes the connection', async () => {
    expect(await failureOf('/api/jobs?mock=offline')).toMatchObject({ code: 'ECONNRESET' })
  })

  test('a port in use is an error', async () => {
    await expect(serve({ port: server.port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('the server stops at once, with a request that is pending', async () => {
    const broken = failureOf('/api/jobs?mock=pending')
    // A later request that is answered: by then the first has arrived.
    await ask('/api/jobs')
    const since = Date.now()
    await server.stop()
    expect(Date.now() - since).toBeLessThan(500)
    expect(await broken).toMatchObject({ code: 'ECONNRESET' })
    await expect(ask('/api/jobs')).rejects.toThrow('fetch failed')
  })
})
