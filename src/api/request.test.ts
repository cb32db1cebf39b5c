import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { controls } from '@/content/controls'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { backend } from '~test/backend'
import { server } from '~test/server'
import { signIn } from '~test/signIn'
import { ApiError, getStatus } from './ApiError'
import { holdRequestsUntil } from './ready'
import { request } from './request'
import { settings } from './settings'

const news = { query: { country: 'us', category: 'business', apiKey: settings.newsKey } } as const

let warnings: string[]
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message))
})

/** Returns the request that a call sends. */
async function sentBy(call: () => Promise<unknown>): Promise<Request> {
  const seen: Request[] = []
  const note = ({ request: sent }: { request: Request }) => void seen.push(sent.clone())
  server.events.on('request:start', note)
  await call().catch(() => undefined)
  server.events.removeListener('request:start', note)
  const [sent] = seen
  if (!sent) throw new Error('No request was sent.')
  return sent
}

async function catchFailure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`)
  return error
}

describe('requests', () => {
  test('the dashboard request has the Bearer token', async () => {
    signIn()
    const sent = await sentBy(() => request('dashboard', {}))
    expect(sent.url).toBe('http://localhost:5000/api/admin')
    expect(sent.headers.get('authorization')).toBe(`Bearer ${useAuth.getState().token}`)
  })

  test('the session ends with a word on why when the server rejects its token, and only then', async () => {
    signIn()
    backend.setOptions({ mock: { news: '401', login: '401', dashboard: '503' } })
    await catchFailure(request('news', news))
    await catchFailure(request('login', { body: { email: 'a@b.example', password: 'x' } }))
    await catchFailure(request('dashboard', {}))
    expect(useAuth.getState()).toMatchObject({ token: expect.any(String), signOutReason: null })
    backend.setOptions({ mock: { dashboard: '401' } })
    await catchFailure(request('dashboard', {}))
    expect(useAuth.getState()).toMatchObject({ token: null, signOutReason: 'expired' })
  })

  test('a rejected token does not end a session that began while the request was under way', async () => {
    signIn()
    backend.setOptions({ mock: { dashboard: '401+latency=50' } })
    const failed = catchFailure(request('dashboard', {}))
    await vi.waitFor(() => expect(backend.requests.get()).toHaveLength(1))
    useAuth.getState().signIn('newer')
    await failed
    expect(useAuth.getState().token).toBe('newer')
  })

  test('a service that does not answer in time is told apart from one that cannot be reached', async () => {
    settings.timeout = 20
    onTestFinished(() => {
      settings.timeout = undefined
    })
    backend.setOptions({ mock: { jobs: 'pending' } })
    expect((await catchFailure(request('jobs', {}))).kind).toBe('timeout')
  })

  test('requests accept JSON, and only those with a body have a content type', async () => {
    const login = await sentBy(() => request('login', { body: { email: 'a@b.example', password: 'x' } }))
    const jobs = await sentBy(() => request('jobs', {}))
    expect([login, jobs].map(({ headers }) => headers.get('accept'))).toEqual(['application/json', 'application/json'])
    expect([login, jobs].map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', null])
  })

  test('a request does not receive what the browser has kept, such as a 410', async () => {
    expect((await sentBy(() => request('jobs', {}))).cache).toBe('no-cache')
  })

  test('only the login includes credentials', async () => {
    const login = await sentBy(() => request('login', { body: { email: 'a@b.example', password: 'x' } }))
    expect(login.credentials).toBe('include')
    expect(await login.json()).toEqual({ email: 'a@b.example', password: 'x' })
    expect((await sentBy(() => request('news', news))).credentials).toBe('omit')
  })

  test('the news request has country, category and key', async () => {
    const { href } = new URL((await sentBy(() => request('news', news))).url)
    expect(href).toBe('https://newsapi.org/v2/top-headlines?country=us&category=business&apiKey=demo-key')
  })

  test('an id is encoded into one path segment', async () => {
    const sent = await sentBy(() => request('job', { params: { id: '../admin?x=1#y' } }))
    expect(sent.url).toBe('http://localhost:5000/api/jobs/..%2Fadmin%3Fx%3D1%23y')
  })

  test('a request waits for the backend and fails if that does not start; the next request retries', async () => {
    const starts: (() => void)[] = []
    holdRequestsUntil(
      () =>
        new Promise((resolve, reject) => {
          const isFirst = starts.length === 0
          starts.push(() => (isFirst ? reject(new Error('did not start')) : resolve(() => Promise.resolve())))
        }),
    )
    const sent = await sentBy(async () => {
      const refused = request('jobs', {})
      starts[0]?.()
      expect(await catchFailure(refused)).toMatchObject({ kind: 'network' })
      const call = request('blogs', {})
      starts[1]?.()
      await call
    })
    expect(sent.url).toContain('/blogs')
    holdRequestsUntil(() => Promise.resolve(() => Promise.resolve()))
  })

  test('a backend that fails after another has begun does not end that one', async () => {
    let failFirst = () => {}
    holdRequestsUntil(
      () =>
        new Promise((_, reject) => {
          failFirst = () => reject(new Error('did not start'))
        }),
    )
    let starts = 0
    holdRequestsUntil(() => {
      starts += 1
      return Promise.resolve(() => Promise.resolve())
    })
    failFirst()
    await request('jobs', {})
    await request('blogs', {})
    expect(starts).toBe(1)
    holdRequestsUntil(() => Promise.resolve(() => Promise.resolve()))
  })

  test('each request waits until the backend is ready', async () => {
    let begin = () => {}
    const ready = () => new Promise<void>((resolve) => (begin = resolve))
    holdRequestsUntil(() => Promise.resolve(ready))
    for (const name of ['jobs', 'blogs'] as const) {
      const answered = request(name, {})
      await delay(20)
      expect(backend.requests.get().map(({ endpoint }) => endpoint)).not.toContain(name)
      begin()
      await answered
    }
    holdRequestsUntil(() => Promise.resolve(() => Promise.resolve()))
  })
})

describe('responses', () => {
  test('a row whose id cannot be a URL segment is left out', async () => {
    const rows = ['\uD800', 'a\uDC00', '\uD800a', '.', '..', '', '7', '.7', '🦜'].map((id) => ({ id, title: 'A job' }))
    server.use(http.get('*:5000/api/jobs', () => HttpResponse.json(rows)))
    const ids = (await request('jobs', {})).map(({ id }) => id)
    expect(ids).toEqual(['7', '.7', '🦜'])
    expect(ids.map((id) => paths.job(id))).toEqual(['/jobs/7', '/jobs/.7', '/jobs/%F0%9F%A6%9C'])
  })
})

describe('errors', () => {
  test.each([
    ['503', 'http', 503, 'jobs: HTTP 503'],
    ['error', 'http', 500, 'jobs: HTTP 500'],
    ['offline', 'network', undefined, 'jobs: no response'],
    ['malformed', 'not-json', undefined, 'jobs: the response is not valid JSON'],
    ['mismatch', 'contract', undefined, 'jobs: Invalid type: Expected Array but received Object with unexpected'],
  ] as const)('%s rejects with kind %s and a message', async (behavior, kind, status, message) => {
    backend.setOptions({ mock: { jobs: behavior } })
    const failure = await catchFailure(request('jobs', {}))
    expect(failure).toMatchObject({ name: 'ApiError', kind, status, message: expect.stringMatching(message) })
    expect(getStatus(failure)).toBe(status)
    // The error of fetch or of the JSON parser.
    expect(failure.cause instanceof Error).toBe(kind === 'network' || kind === 'not-json')
  })

  test.each([
    ['1', 'You can try again in 1 second.'],
    ['Mon, 23 Nov 2026 12:02:00 GMT', 'You can try again in 2 minutes.'],
    ['86400', 'You can try again in 24 hours.'],
    ['345600', 'You can try again in 4 days.'],
    ['Mon, 23 Nov 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
  ])('a service that says "retry-after: %s" is told as "%s"', async (header, sentence) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 12))
    server.use(
      http.get('*/api/jobs', () => new HttpResponse(null, { status: 429, headers: { 'retry-after': header } })),
    )
    const { retryAfter } = await catchFailure(request('jobs', {}))
    expect(retryAfter && controls.retryAfter(retryAfter)).toBe(sentence)
  })

  test('a response that is cut off counts as none', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
    server.use(http.get('*/api/jobs', () => new HttpResponse(body)))
    expect(await catchFailure(request('jobs', {}))).toMatchObject({ kind: 'network' })
    expect(warnings).toEqual([])
  })

  test('another error has no status', () => expect(getStatus(new Error('other'))).toBeUndefined())

  test('an aborted request rejects with kind aborted', async () => {
    backend.setOptions({ mock: { jobs: 'pending' } })
    const controller = new AbortController()
    const failure = catchFailure(request('jobs', {}, controller.signal))
    controller.abort()
    expect((await failure).kind).toBe('aborted')
  })

  test.each([
    ['an id with a lone surrogate', 'job', '\uD800', 'token'],
    ['a token with a line break', 'dashboard', '1', 'a token\nof two lines'],
  ] as const)('%s rejects with kind network', async (_, name, id, token) => {
    useAuth.setState({ token })
    const call = name === 'job' ? request(name, { params: { id } }) : request(name, {})
    expect((await catchFailure(call)).kind).toBe('network')
  })

  test.each(['', ' ', 'two words', 'a\nb', 'größer', null, 7])(
    'a login response with the token %j counts as having none',
    async (token) => {
      server.use(http.post('*/auth/login', () => HttpResponse.json({ token })))
      const failure = await catchFailure(request('login', { body: { email: 'a@b.example', password: 'x' } }))
      expect(failure).toMatchObject({ kind: 'contract', message: expect.stringContaining('No token received') })
    },
  )
})

describe('a developer reads one warning on the console', () => {
  const jobs = 'GET http://localhost:5000/api/jobs'

  test.each([
    [
      'wrapped rows',
      { data: [], total: 0 },
      `jobs: Invalid type: Expected Array but received Object with data, total (${jobs})`,
    ],
    [
      'partial rows',
      [{ id: 1, title: 'Nurse' }, { id: 2 }, { id: 3, title: 7 }],
      `jobs: 2 of 3 rows left out: [1].title is missing (${jobs})`,
    ],
    ['wrong fields', [{ id: 1, name: 'Nurse' }], `jobs: 1 of 1 rows left out: [0].title is missing (${jobs})`],
  ])('about %s', async (_, body, warning) => {
    server.use(http.get('*:5000/api/jobs', () => HttpResponse.json(body)))
    await request('jobs', {}).catch(() => undefined)
    expect(warnings).toEqual([warning])
  })

  test('about rows inside an envelope, without the key in the address', async () => {
    server.use(http.get('*/top-headlines', () => HttpResponse.json({ articles: [{ title: 'News' }, { title: 7 }] })))
    await request('news', news)
    expect(warnings).toEqual([
      'news: 1 of 2 rows left out: articles[1].title: Invalid type: Expected string but received number (GET https://newsapi.org/v2/top-headlines)',
    ])
  })

  test('about a page in place of JSON', async () => {
    server.use(http.get('*:5000/api/jobs', () => HttpResponse.html('<!doctype html>')))
    await request('jobs', {}).catch(() => undefined)
    expect(warnings).toEqual([`jobs: the response is not valid JSON, its type is text/html (${jobs})`])
  })

  test.each(['{"token":"s3cret word"}', '"s3cret"', '["s3cret"]', '{"token":{"value":"s3cret"}}'])(
    'that shows neither the token nor the password of a login answered with %s',
    async (body) => {
      server.use(http.post('*/auth/login', () => new HttpResponse(body)))
      const failure = await catchFailure(request('login', { body: { email: 'a@b.example', password: 's3cret' } }))
      expect(warnings).toHaveLength(1)
      expect(warnings.join() + failure.message).not.toContain('s3cret')
    },
  )

  test('and none about a response that keeps the contract, fails or is no longer wanted', async () => {
    await request('jobs', {})
    backend.setOptions({ mock: { jobs: '503', blogs: 'malformed' } })
    await catchFailure(request('jobs', {}))
    const controller = new AbortController()
    const unwanted = catchFailure(request('blogs', {}, controller.signal))
    controller.abort()
    await unwanted
    expect(warnings).toEqual([])
  })
})
