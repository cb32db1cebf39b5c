import { type ClientRequest, get } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { words } from '../agency/agency'
import { immediate } from '../engine/respond'
import { serve } from './http'

let server: Awaited<ReturnType<typeof serve>>
let at: string

async function start(defaults = words.defaults) {
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

  test('only the demo’s sign-in opens the dashboard', async () => {
    const authorization = `Bearer ${await signIn()}`
    expect(await bodyOf('/api/admin', { authorization })).toEqual({ totalUsers: 6, totalJobs: 30, totalBlogs: 14 })
    expect(await statusOf('/api/admin')).toBe(401)
    expect(await statusOf('/api/admin', { authorization: 'Bearer made-up' })).toBe(401)
  })

  test.each([
    ['GET', '/api'],
    ['GET', '//elsewhere/api/jobs'],
    ['DELETE', '/api/jobs'],
    ['OPTIONS', '/api/jobs'],
  ])('%s %s is 404 and lists the endpoints', async (method, path) => {
    const response = await fetch(at + path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('GET /api/jobs/:id') } })
  })

  test('HEAD has no body', async () => {
    const response = await fetch(`${at}/api/jobs`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([404, ''])
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

  test('overrides apply on top of the scenario', async () => {
    const headers = { 'x-scenario': 'backend-down', 'x-mock': 'jobs:ok' }
    expect(await statusOf('/api/jobs', headers)).toBe(200)
    expect(await statusOf('/api/blogs', headers)).toBe(503)
  })

  test('concurrent requests in different states are independent', async () => {
    const words = ['jobs:slow', 'jobs:404', 'jobs:empty', 'ok', 'jobs:429', 'jobs:one']
    const answers = await Promise.all(words.map((mock) => ask('/api/jobs', { 'x-mock': mock })))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200, 429, 200])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect([bodies[0].length, bodies[2].length, bodies[3].length, bodies[5].length]).toEqual([30, 0, 30, 1])
  })

  test('flaky alternates, whatever other states are requested in between', async () => {
    const seen: number[] = []
    for (let time = 0; time < 4; time += 1) {
      seen.push(await statusOf('/api/jobs?mock=jobs:flaky'))
      await ask('/api/jobs?mock=flaky')
    }
    expect(seen).toEqual([503, 200, 503, 200])
  })

  test('a token is valid in every scenario', async () => {
    const authorization = `Bearer ${await signIn()}`
    for (const scenario of ['news-down', 'first-day', 'expired-session', 'everyday']) {
      expect(await statusOf('/api/admin', { authorization, 'x-scenario': scenario }), scenario).toBe(200)
    }
  })

  test('a request without a token has the scenario’s session', async () => {
    expect(await statusOf('/api/admin?scenario=signed-in')).toBe(200)
    expect(await bodyOf('/api/admin?scenario=expired-session')).toMatchObject({
      error: { status: 401, message: 'Your session has expired.' },
    })
  })

  test('unknown words are 400 with suggestions', async () => {
    const response = await ask('/api/jobs', { 'x-scenario': 'newsdown', 'x-mock': 'jobs:slwo' })
    expect(response.status).toBe(400)
    const { error }: { error: { message: string } } = await response.json()
    expect(error.message).toContain('Did you mean "news-down"?')
    expect(error.message).toContain('Did you mean "slow"?')
  })

  test('a request that names no state has the server’s', async () => {
    await server.stop()
    await start(words.parseSettings({ scenario: 'news-down', mock: 'jobs:503' }))
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
        'authorization,content-type,x-scenario,x-mock,x-as,x-expires,x-now',
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
  /** A request that the test only opens. */
  function open(path: string): ClientRequest {
    return get(at + path)
  }

  function failureOf(request: ClientRequest): Promise<NodeJS.ErrnoException> {
    return new Promise((resolve) => request.once('error', resolve))
  }

  test('offline closes the connection', async () => {
    expect(await failureOf(open('/api/jobs?mock=offline'))).toMatchObject({ code: 'ECONNRESET' })
  })

  test('the server stops at once, with a request that is pending', async () => {
    const request = open('/api/jobs?mock=pending')
    const broken = failureOf(request)
    // A later request that is answered: by then the first has arrived.
    await ask('/api/jobs')
    const since = Date.now()
    await server.stop()
    expect(Date.now() - since).toBeLessThan(500)
    expect(await broken).toMatchObject({ code: 'ECONNRESET' })
    await expect(ask('/api/jobs')).rejects.toThrow('fetch failed')
  })

  test('a real service that does not respond is a 502, which is not recorded', async () => {
    await server.stop()
    const none = 'http://127.0.0.1:9'
    const recorded: unknown[] = []
    server = await serve({
      port: 0,
      host: '127.0.0.1',
      realBases: { admin: none, local: none, news: none },
      onRecorded: (response) => recorded.push(response),
    })
    at = `http://127.0.0.1:${server.port}`
    expect(await bodyOf('/api/jobs?mock=record')).toEqual({
      error: { status: 502, message: `${none} does not respond.` },
    })
    expect(recorded).toEqual([])
  })

  test('a port in use is an error', async () => {
    await expect(serve({ port: server.port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
