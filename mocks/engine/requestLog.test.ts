import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { createRequestLog, type RequestLog } from './requestLog'

let log: RequestLog
beforeEach(() => {
  log = createRequestLog(endpoints)
})

async function record(response: Response, request = new Request('http://localhost:5000/api/jobs')) {
  const finish = await log.start('jobs', 'ok', request, [])
  await finish(response)
  return log.get()[0]
}

test('a request is logged at once, its response when it arrives', async () => {
  const finish = await log.start('jobs', 'slow+latency=20', new Request('http://a.example/api/jobs'), [])
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

test('keeps the last 200 requests', async () => {
  for (let i = 0; i < 205; i += 1) await log.start('jobs', 'ok', new Request(`http://a.example/${i}`), [])
  expect(log.get()).toHaveLength(200)
  expect(log.get()[0]?.url).toBe('http://a.example/204')
})
