import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { library } from '~test/library/library'
import { commonBehaviors } from '../behaviors'
import { createRequestLog } from './requestLog'

let log: ReturnType<typeof createRequestLog>
beforeEach(() => {
  log = createRequestLog(library)
})

interface Sent extends Omit<RequestInit, 'body'> {
  url?: string
  body?: string
}

function start(
  id: string,
  { url = 'http://a.example/books', body = '', ...init }: Sent = {},
  onEnd = vi.fn<() => void>(),
) {
  const logged = { id, endpoint: 'books', step: { behavior: 'ok' } }
  const { receive, finish } = log.start(logged, new Request(url, { ...init, ...(body && { body }) }), onEnd)
  receive(body, [])
  return finish
}

async function record(response: Response, init?: Sent) {
  await start('1', init)(response)
  return log.get()[0]
}

const none = { total: 0, books: [] }

test('a large body is logged whole, so that it can be edited', async () => {
  const body = JSON.stringify({ total: 0, books: [], note: 'x'.repeat(300_000) })
  expect((await record(new HttpResponse(body)))?.response?.body).toBe(body)
})

test('a request is logged at once, its response with its issues when it arrives', async () => {
  const finish = start('1')
  expect(log.get()).toMatchObject([{ method: 'GET', url: 'http://a.example/books', step: { behavior: 'ok' } }])
  expect(log.get()[0]?.status).toBeUndefined()
  await finish(HttpResponse.json(none))
  expect(log.get()).toMatchObject([{ status: 200, responseIssues: [], response: { body: JSON.stringify(none) } }])
})

test.each([
  ['another shape', '{"total":0,"books":[{}]}', 200, ['1 of 1 rows left out: books[0].id is missing']],
  ['a body that is cut off', '{"cut', 200, ['The body is not valid JSON']],
  ['an error', '{}', 503, []],
])('a response of %s has its issues, but for error bodies', async (_, body, status, responseIssues) => {
  expect(await record(new HttpResponse(body, { status }))).toMatchObject({ status, responseIssues })
})

test('JSON after a byte order mark, which a page reads as any other, has no issues', async () => {
  expect(await record(new HttpResponse(`\uFEFF${JSON.stringify(none)}`))).toMatchObject({ responseIssues: [] })
})

test('a response of plain text has no issues where the contract wants text', () => {
  const csv = { method: 'GET', base: 'library', path: '/books.csv', response: v.string() } as const
  const { checkResponse } = createRequestLog({ contract: { csv } })
  expect(checkResponse('csv', true, 'id,title')).toEqual([])
})

test('a failed connection has status 0, and no response', async () => {
  const entry = await record(HttpResponse.error())
  expect([entry?.status, entry?.response]).toEqual([0, undefined])
})

const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzM2NyZXQifQ.s3cret`
const random = 's3cretAbCdEf0123456789xyz_7'
const secrets = [
  { email: 'a@b.example', password: 'x"s3cret\\' },
  { user: { Password: 's3cret', passwords: ['s3cret'] } },
  [{ accessToken: 's3cret' }, { refresh_token: { value: 's3cret' } }],
  { clientSecret: 's3cret', jwt: 's3cret', refresh: 's3cret', sessionId: 's3cret', cookie: 's3cret' },
  { access_key: 's3cret', api_key: 's3cret', apiKey: 's3cret', otp: 's3cret' },
  { 'x-api-key': 's3cret', session: 's3cret', sid: 's3cret', csrf: 's3cret', otpCode: 's3cret', auth: 's3cret' },
  { note: jwt, other: `Bearer s3cret`, list: [random], text: `Your code is ${random}.` },
  { url: 'https://a.example/b?apiKey=s3cret#c', text: 'See https://a.example/b?c=d&token=s3cret and go on.' },
].map((value) => JSON.stringify(value))

test.each([
  ...secrets,
  ...secrets.map((body) => body.slice(0, -1)),
  String.raw`{"pass\u0077ord":"s3cret"}`,
  'email=a%40b.example&password=s3cret',
  random,
])('a password or token in %s is hidden', async (body) => {
  const url = `http://a.example/books?apiKey=s3cret&page=2&next=${random}`
  const headers = { authorization: 'Bearer s3cret', 'x-auth-token': 's3cret', 'x-api-key': 's3cret', 'x-any': jwt }
  const entry = await record(new HttpResponse(body, { headers }), { url, method: 'POST', headers, body })
  expect(JSON.stringify(entry)).not.toMatch(/s3cret/)
  expect(entry?.url).toBe('http://a.example/books?apiKey=(hidden)&page=2&next=(hidden)')
})

test.each([
  '{ "title": "Secretary", "author": "A. B.", "token": null, "password": "", "spin": "a", "sidebar": "b" }',
  '{"title": "cut',
  '{"id":"3f2504e0-4f89-11d3-9a0c-0305e82c3301","date":"2026-11-20T09:00:05.123Z","url":"https://a.example/a/very/long/path/of/1234567890"}',
])('what holds no secret is logged as it was sent: %s', async (body) => {
  expect((await record(new HttpResponse(body)))?.response?.body).toBe(body)
})

test('a picture has its size in the log', async () => {
  const picture = Uint8Array.from([0x89, 0x50, 0xff])
  const entry = await record(new HttpResponse(picture, { headers: { 'content-type': 'image/png' } }))
  expect(entry?.response?.body).toBe('(3 bytes)')
})

test('no response waits for the end of a stream of events', async () => {
  const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
  const entry = await record(new HttpResponse(endless, { headers: { 'content-type': 'text/event-stream' } }))
  expect(entry?.status).toBe(200)
})

test('keeps the last 200 requests, and those that are held, until they are released', async () => {
  start('held')
  const released = log.hold('held')
  for (let id = 0; id < 205; id += 1) start(String(id))
  expect(log.get()).toHaveLength(201)
  log.clear()
  expect(log.get()).toMatchObject([{ id: 'held', isHeld: true }])
  log.release('held', commonBehaviors.slow)
  expect(await released).toBe(commonBehaviors.slow)
  expect(log.get()).toMatchObject([{ isHeld: false }])
})

test('a request that the page gives up is canceled, and a late response changes nothing', async () => {
  const leaving = new AbortController()
  const onEnd = vi.fn<() => void>()
  const finish = start('1', { signal: leaving.signal }, onEnd)
  void log.hold('1')
  leaving.abort()
  log.release('1')
  await finish(HttpResponse.json(none))
  expect(log.get()).toMatchObject([{ ended: 'canceled', isHeld: false }])
  expect(log.get()[0]?.status).toBeUndefined()
  expect(onEnd).toHaveBeenCalledOnce()
  start('2', { signal: AbortSignal.abort() })
  expect(log.get()[0]).toMatchObject({ ended: 'canceled' })
})

test('what the page sends at the same time ends for itself: canceled by the page, or lost by the browser', () => {
  const url = 'http://a.example/books'
  const [endFirst, endSecond] = [log.expect(url), log.expect(url)]
  for (const id of ['1', '2']) start(id)
  start('3', { url: 'http://a.example/other' })
  endSecond('canceled')
  endFirst('lost')
  endFirst('canceled')
  expect(log.get().map(({ ended }) => ended)).toEqual([undefined, 'canceled', 'lost'])
})

test('what never reaches the log ends no request that is sent later', () => {
  const end = log.expect('http://a.example/books')
  end('lost')
  start('1')
  end('lost')
  expect(log.get()[0]?.ended).toBeUndefined()
})

test('a reset drops the requests that are held', async () => {
  start('1')
  const released = log.hold('1')
  log.reset()
  expect(await released).toBe(commonBehaviors.offline)
  expect(log.get()).toEqual([])
})

test('a request that the page gave up before is not held', async () => {
  const page = new AbortController()
  start('1', { signal: page.signal })
  page.abort()
  const held = log.hold('1')
  expect(log.get()).toEqual([expect.not.objectContaining({ isHeld: true })])
  expect(await held).toBe(commonBehaviors.offline)
})
