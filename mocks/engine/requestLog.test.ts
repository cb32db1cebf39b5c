import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { toCurl } from '../panel/requests/curl'
import { createRequestLog, type RequestLog } from './requestLog'

let log: RequestLog
beforeEach(() => {
  log = createRequestLog(endpoints)
})

async function record(response: Response, request = new Request('http://localhost:5000/api/jobs')) {
  const finish = await log.start('1', 'jobs', 'ok', request, [])
  await finish(response)
  return log.get()[0]
}

test('a request is logged at once, its response when it arrives', async () => {
  const finish = await log.start('1', 'jobs', 'slow+latency=20', new Request('http://a.example/api/jobs'), [])
  expect(log.get()).toMatchObject([{ method: 'GET', url: 'http://a.example/api/jobs', behavior: 'slow+latency=20' }])
  expect(log.get()[0]?.status).toBeUndefined()
  await finish(HttpResponse.json([{ id: 1, title: 'Nurse' }]))
  expect(log.get()).toMatchObject([
    { status: 200, responseIssues: [], response: { body: '[{"id":1,"title":"Nurse"}]' } },
  ])
})

test('a response that breaks the contract is logged with its issues', async () => {
  expect(await record(HttpResponse.json({ some: 'thing' }))).toMatchObject({
    responseIssues: ['Invalid type: Expected Array but received Object with some'],
  })
  expect(await record(new HttpResponse('{"cut'))).toMatchObject({ responseIssues: ['The body is not valid JSON'] })
})

test('rows that the visitor does not see are reported', async () => {
  const rows = [{ id: 1, title: 'Nurse' }, { id: 2 }, { id: 3, title: '' }]
  expect(await record(HttpResponse.json(rows))).toMatchObject({
    responseIssues: ['2 of 3 rows left out: [1].title is missing'],
  })
})

test('error bodies are not checked, and a failed connection has status 0', async () => {
  expect(await record(HttpResponse.json({}, { status: 503 }))).toMatchObject({ status: 503, responseIssues: [] })
  expect(await record(HttpResponse.error())).toMatchObject({ status: 0 })
})

test('tokens and passwords are never logged', async () => {
  const request = new Request('http://a.example/auth/login', {
    method: 'POST',
    headers: { authorization: 'Bearer s3cret' },
    body: '{"email":"a@b.example","password":"s3cret"}',
  })
  await record(HttpResponse.json({ token: 's3cret' }), request)
  expect(JSON.stringify(log.get())).not.toContain('s3cret')
  expect(log.get()[0]?.request.body).toContain('a@b.example')
})

const secrets = [
  { email: 'a@b.example', password: 'x"s3cret\\' },
  { user: { Password: 's3cret', passwords: ['s3cret'] } },
  [{ accessToken: 's3cret' }, { refresh_token: { value: 's3cret' } }],
  { clientSecret: 's3cret', credentials: 7_353_237 },
].map((value) => JSON.stringify(value))

test.each([
  ...secrets,
  ...secrets.map((body) => body.slice(0, -1)),
  String.raw`{"pass\u0077ord":"s3cret"}`,
  'email=a%40b.example&password=s3cret',
])('a password or token in %s is hidden, in a copied command too', async (body) => {
  const request = new Request('http://a.example/auth/login', {
    method: 'POST',
    headers: { 'x-auth-token': 's3cret' },
    body,
  })
  const entry = await record(new HttpResponse(body), request)
  if (!entry) throw new Error('Nothing was logged.')
  expect(JSON.stringify(entry) + toCurl(entry, { scenario: 'everyday' })).not.toMatch(/s3cret|7353237/)
})

test('what holds no secret is logged as it was sent, and so is a missing token', async () => {
  const body = '{ "title": "Secretary", "token": null, "password": "" }'
  expect((await record(new HttpResponse(body)))?.response?.body).toBe(JSON.stringify(JSON.parse(body)))
  expect((await record(new HttpResponse('{"title": "cut')))?.response?.body).toBe('{"title": "cut')
})

test('keeps the last 200 requests', async () => {
  for (let i = 0; i < 205; i += 1) await log.start(String(i), 'jobs', 'ok', new Request(`http://a.example/${i}`), [])
  expect(log.get()).toHaveLength(200)
  expect(log.get()[0]?.url).toBe('http://a.example/204')
})

function requestOf(signal: AbortSignal, url = 'http://a.example/api/jobs') {
  return new Request(url, { signal })
}

test('a request that the page gives up is canceled, and a late response changes nothing', async () => {
  const leaving = new AbortController()
  const onCancel = vi.fn<() => void>()
  const finish = await log.start('1', 'jobs', 'ok', requestOf(leaving.signal), [], onCancel)
  leaving.abort()
  await finish(HttpResponse.json([]))
  expect(log.get()).toMatchObject([{ isCanceled: true }])
  expect(log.get()[0]?.status).toBeUndefined()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a request that was given up before it arrived is canceled, one that was answered is not', async () => {
  await log.start('1', 'jobs', 'ok', requestOf(AbortSignal.abort()), [])
  expect(log.get()).toMatchObject([{ isCanceled: true }])
  const leaving = new AbortController()
  const finish = await log.start('2', 'jobs', 'ok', requestOf(leaving.signal), [])
  await finish(HttpResponse.json([]))
  leaving.abort()
  log.cancel('http://a.example/api/jobs')
  expect(log.get()[0]?.isCanceled).toBeUndefined()
})

test('by its URL the oldest request without a response is canceled', async () => {
  const { signal } = new AbortController()
  for (const id of ['1', '2']) await log.start(id, 'jobs', 'ok', requestOf(signal), [])
  await log.start('3', 'jobs', 'ok', requestOf(signal, 'http://a.example/other'), [])
  log.cancel('http://a.example/api/jobs')
  log.cancel('http://a.example/unknown')
  expect(log.get().map(({ isCanceled = false }) => isCanceled)).toEqual([false, false, true])
})

test('a held request waits for its release, and stays when the log is cleared or full', async () => {
  await log.start('1', 'jobs', 'hold', new Request('http://a.example/api/jobs'), [])
  const released = log.hold('1')
  for (let i = 2; i < 205; i += 1) await log.start(String(i), 'jobs', 'ok', new Request('http://a.example/'), [])
  expect(log.get().at(-1)).toMatchObject({ id: '1', isHeld: true })
  log.clear()
  expect(log.get()).toMatchObject([{ id: '1', isHeld: true }])
  log.release('1', '503')
  expect(await released).toBe('503')
  expect(log.get()).toMatchObject([{ id: '1', isHeld: false }])
})

test('a held request that the page gives up is not held any longer', async () => {
  const leaving = new AbortController()
  await log.start('1', 'jobs', 'hold', requestOf(leaving.signal), [])
  void log.hold('1')
  leaving.abort()
  log.release('1')
  expect(log.get()).toMatchObject([{ isHeld: false, isCanceled: true }])
})

test('a reset drops the requests that are held', async () => {
  await log.start('1', 'jobs', 'hold', new Request('http://a.example/api/jobs'), [])
  const released = log.hold('1')
  log.reset()
  expect(await released).toBe('offline')
  expect(log.get()).toEqual([])
})
