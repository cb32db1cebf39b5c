import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createRequestLog, type RequestLog } from './requests'

let log: RequestLog
beforeEach(() => {
  log = createRequestLog()
})

async function exchange(response: Response, request = new Request('http://localhost:5000/api/jobs')) {
  const answered = await log.asked('jobs', { how: 'ok' }, request, [])
  await answered(response)
  return log.get()[0]
}

test('a request is listed at once, and its answer when it comes', async () => {
  const answered = await log.asked('jobs', { how: 'slow', latency: 20 }, new Request('http://a.example/api/jobs'), [])
  expect(log.get()).toMatchObject([{ method: 'GET', url: 'http://a.example/api/jobs', behavior: 'slow+latency=20' }])
  expect(log.get()[0]?.status).toBeUndefined()
  await answered(HttpResponse.json([{ id: 1, title: 'Nurse' }]))
  expect(log.get()).toMatchObject([
    { status: 200, answeredWrong: [], received: { body: '[{"id":1,"title":"Nurse"}]' } },
  ])
})

test('an answer that breaks the contract says where', async () => {
  expect(await exchange(HttpResponse.json({ some: 'thing' }))).toMatchObject({
    answeredWrong: [expect.stringContaining('Array')],
  })
  expect(await exchange(new HttpResponse('{"cut'))).toMatchObject({ answeredWrong: ['The body is not JSON'] })
})

test('rows that are left out without a word to the visitor are told', async () => {
  const rows = [{ id: 1, title: 'Nurse' }, { id: 2 }, { id: 3, title: '' }]
  expect(await exchange(HttpResponse.json(rows))).toMatchObject({
    answeredWrong: ['2 of 3 rows break the contract and are left out'],
  })
})

test('a refusal has no contract to keep, and a failed connection status 0', async () => {
  expect(await exchange(HttpResponse.json({}, { status: 503 }))).toMatchObject({ status: 503, answeredWrong: [] })
  expect(await exchange(HttpResponse.error())).toMatchObject({ status: 0 })
})

test('neither token nor password is ever listed', async () => {
  const request = new Request('http://a.example/auth/login', {
    method: 'POST',
    headers: { authorization: 'Bearer s3cret' },
    body: '{"email":"a@b.example","password":"s3cret"}',
  })
  await exchange(HttpResponse.json({ token: 's3cret' }), request)
  expect(JSON.stringify(log.get())).not.toContain('s3cret')
  expect(log.get()[0]?.sent.body).toContain('a@b.example')
})

test('the last two hundred are kept', async () => {
  for (let i = 0; i < 205; i += 1) await log.asked('jobs', { how: 'ok' }, new Request(`http://a.example/${i}`), [])
  expect(log.get()).toHaveLength(200)
  expect(log.get()[0]?.url).toBe('http://a.example/204')
})
