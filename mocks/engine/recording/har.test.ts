import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/endpoints'
import { checkSize, findEndpoint, readHar, writeHar } from './har'
import { getRecordedPath, removeSecrets } from './recording'

const bases = { admin: 'https://other.example/api', local: 'https://other.example', news: 'https://other.example/news' }

function open(browser: 'chrome' | 'firefox') {
  const reading = readHar(readFileSync(`test/har/${browser}.har`, 'utf8'), browser, endpoints)
  if (!reading) throw new Error(`${browser}.har is not read`)
  return reading
}

test.each([
  [
    'chrome',
    [
      ['jobs', '/api/jobs', 503],
      ['jobs', '/api/jobs', 200],
      ['job', '/jobs/3', 200],
      ['news', '/top-headlines?category=business&country=us', 200],
      ['login', '/auth/login', 200],
    ],
    ['the contract does not have: 4.', "response is missing or can't be sent: 1."],
  ],
  [
    'firefox',
    [
      ['blogs', '/blogs', 200],
      ['job', '/jobs/99', 404],
      ['dashboard', '/admin', 200],
    ],
    ['the contract does not have: 3.', "response is missing or can't be sent: 2."],
  ],
] as const)(
  'a file of %s has the responses of each call in their order, cached ones too, and counts the rest',
  (browser, calls, rest) => {
    const { recording, skipped } = open(browser)
    expect(recording.name).toBe(browser)
    expect(recording.responses.map(({ endpoint, path, status }) => [endpoint, path, status])).toEqual(calls)
    expect(skipped).toEqual(rest.map((end) => expect.stringMatching(`^Skipped requests .*${end}$`)))
  },
)

test('a response keeps its time, the headers that matter and its letters', () => {
  const [, first, second, ...others] = open('chrome').recording.responses
  expect(first?.headers).toEqual({ 'content-type': 'application/json', 'retry-after': '5' })
  expect(first?.at).toBe('2026-11-20T09:00:05.123Z')
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ description: 'Nächte am Leuchtturm' })
  expect(others.at(-1)?.body).toBe('{"token":"(hidden)"}')
})

test('a recorded page of a list keeps how many there are', () => {
  const headers = [
    ['x-total-count', '31'],
    ['set-cookie', 'id=1'],
  ] as const
  const response = { endpoint: 'jobs', path: '/jobs', at: '2026-12-01T09:00:00.000Z', status: 200, headers, body: '[]' }
  expect(removeSecrets(response).headers).toEqual({ 'x-total-count': '31' })
})

test.each(['chrome', 'firefox'] as const)('no password, token, cookie or key of %s is kept', (browser) => {
  const { recording } = open(browser)
  const kept = JSON.stringify(recording) + writeHar(recording, endpoints, bases)
  for (const secret of ['token', 'cookie', 'password']) expect(kept).not.toContain(`${browser}-${secret}`)
  expect(kept).not.toMatch(/real-news-key|session-token|login-token/)
})

test.each([
  ['no body', undefined],
  ['a body that is missing', { mimeType: 'application/json', text: null }],
  ['a form', { mimeType: 'multipart/form-data; boundary=x', text: '--x' }],
])('the response to a request with %s is for any body', (_, postData) => {
  const { log } = JSON.parse(writeHar(open('chrome').recording, endpoints, bases))
  const [login] = log.entries.slice(-1)
  const entries = [{ ...login, request: { ...login.request, postData } }]
  const { recording } = readHar(JSON.stringify({ log: { entries } }), 'file', endpoints) ?? {}
  expect(recording?.responses).toEqual([expect.objectContaining({ endpoint: 'login', sent: undefined })])
})

test('the response to an upload of a file is for any file, also of one with JSON in it', () => {
  const upload: Endpoint = {
    method: 'PUT',
    base: 'files',
    path: '/files/1',
    bodyKind: 'file',
    body: v.blob(),
    response: v.any(),
  }
  const postData = { mimeType: 'application/json', text: '{"a":1}' }
  const entry = {
    _resourceType: 'fetch',
    request: { method: 'PUT', url: 'https://files.example/files/1', headers: [], postData },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text: '{"size":7}' } },
  }
  const { recording } = readHar(JSON.stringify({ log: { entries: [entry] } }), 'file', { upload }) ?? {}
  expect(recording?.responses).toEqual([expect.objectContaining({ body: '{"size":7}', sent: undefined })])
})

test('a written recording is read as it was, with its name, and has what HAR 1.2 requires', () => {
  const { recording } = open('chrome')
  const toPair = (parameter: string) => ({ name: parameter.split('=')[0], value: parameter.split('=')[1] })
  const text = writeHar({ ...recording, name: 'Harbor' }, endpoints, bases)
  expect(readHar(text, 'file', endpoints)).toEqual({ recording: { ...recording, name: 'Harbor' }, skipped: [] })
  expect(JSON.parse(text)).toMatchObject({
    log: {
      version: '1.2',
      creator: { name: expect.any(String), version: expect.any(String) },
      entries: [
        {
          request: { method: 'GET', url: 'https://other.example/api/jobs', cookies: [], headersSize: -1 },
          response: { status: 503, content: { mimeType: 'text/html' }, redirectURL: '' },
          cache: {},
          timings: { send: 0, wait: 0, receive: 0 },
        },
        {},
        {},
        { request: { queryString: ['category=business', 'country=us'].map(toPair) } },
        { request: { method: 'POST', postData: { text: expect.stringContaining('(hidden)') } } },
      ],
    },
  })
})

test('services at paths are written with the origin of the page, not with its address', () => {
  const paths = { admin: '/api', local: '', news: '/news' }
  const written = writeHar(open('chrome').recording, endpoints, paths, 'https://demo.example')
  const { log } = v.parse(
    v.object({ log: v.object({ entries: v.array(v.object({ request: v.object({ url: v.string() }) })) }) }),
    JSON.parse(written),
  )
  const urls = log.entries.map(({ request }) => request.url)
  expect(urls).toEqual(urls.map(() => expect.stringMatching(/^https:\/\/demo\.example\/(api|news|jobs|blogs)\b/)))
})

test('entries in another order are sorted by time', () => {
  const { recording } = open('chrome')
  const reversed = { ...recording, responses: recording.responses.toReversed() }
  expect(readHar(writeHar(reversed, endpoints, bases), 'file', endpoints)?.recording).toEqual(recording)
})

test.each(['', '{', '[]', '{"log": {}}', '{"log": {"entries": {}}}'])('%j is not a HAR file', (text) => {
  expect(readHar(text, 'file', endpoints)).toBeUndefined()
})

test('a file that is not UTF-8, as every HAR file is, says that its letters are lost', async () => {
  const latin = Buffer.from(writeHar(open('chrome').recording, endpoints, bases), 'latin1')
  const text = await new Blob([latin]).text()
  expect(readHar(text, 'file', endpoints)?.skipped).toEqual([expect.stringMatching(/not saved as UTF-8/)])
})

test('a file that is too large is refused with the limit', () => {
  expect(() => checkSize(50_000_000)).not.toThrow()
  expect(() => checkSize(50_000_001)).toThrow(/at most 50 MB/)
})

test.each([
  ['/api/jobs', 'jobs', '/api/jobs'],
  ['https://api.example/v2/jobs/7?trace=1', 'job', '/jobs/7'],
  ['https://api.example/jobs/a%20b', 'job', '/jobs/a%20b'],
  ['https://api.example/api/jobs/', 'jobs', '/api/jobs'],
  ['/news/top-headlines?country=us&apiKey=k&category=sports', 'news', '/top-headlines?category=sports&country=us'],
  ['/news/top-headlines?category=sports&country=us&_=1', 'news', '/top-headlines?category=sports&country=us'],
] as const)('%s is told apart by what the contract names', (url, endpoint, path) => {
  expect(getRecordedPath(endpoints[endpoint], url)).toBe(path)
})

test('a path with fewer parameters is found first', () => {
  const text = { method: 'GET', base: 'a', response: v.string() } as const
  const contract = {
    article: { ...text, path: '/articles/:slug' },
    feed: { ...text, path: '/articles/feed' },
    all: { ...text, path: '/articles' },
  } as const
  const find = (url: string) => findEndpoint(contract, { method: 'get', url: `https://a.example/api${url}` })?.[0]
  expect(['/articles/feed', '/articles/tides', '/articles'].map(find)).toEqual(['feed', 'article', 'all'])
})

describe('what a real service has below and beside the contract', () => {
  const list = { method: 'GET', base: 'clinic', response: v.array(v.string()) } as const
  const clinic = {
    vets: { ...list, path: '/vets' },
    clinicVets: { ...list, path: '/clinics/:id/vets' },
    plan: { ...list, path: '/vets.csv' },
    staff: { ...list, base: 'staff', path: '/vets/:id' },
  } as const

  function readPaths(...paths: string[]) {
    const entries = paths.map((path) => ({
      _resourceType: 'fetch',
      request: { method: 'GET', url: `https://real.example/v3${path}`, headers: [] },
      response: { status: 200, headers: [], content: { mimeType: 'application/json', text: '[]' } },
    }))
    const { recording, skipped } = readHar(JSON.stringify({ log: { entries } }), 'file', clinic) ?? {}
    return [recording?.responses.map(({ endpoint, path }) => `${endpoint} ${path}`), skipped]
  }

  test('a path that ends like a shorter one is its own endpoint’s', () => {
    expect(readPaths('/vets', '/clinics/1/vets')).toEqual([['vets /vets', 'clinicVets /clinics/1/vets'], []])
  })

  test('one that the contract lacks is counted, not taken for the end of it', () => {
    const counted = ['Skipped requests that the contract does not have: 2.']
    expect(readPaths('/vets', '/owners/1/vets', '/vetsXcsv')).toEqual([['vets /vets'], counted])
  })

  test('one service may be below another', () => {
    expect(readPaths('/vets', '/staff/vets/7')).toEqual([['vets /vets', 'staff /vets/7'], []])
  })
})

test('a response with a header that cannot be sent is skipped, and counted', () => {
  const file = open('firefox').recording
  const text = writeHar(file, endpoints, bases).replaceAll('"application/json', String.raw`"a\r\nb`)
  const { recording, skipped } = readHar(text, 'file', endpoints) ?? {}
  expect([recording?.responses, skipped?.join(' ')]).toEqual([[], expect.stringContaining("can't be sent: 3.")])
})
