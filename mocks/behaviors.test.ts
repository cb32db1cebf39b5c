import { expect, test } from 'vitest'
import { endpointNames } from '@/contract/endpoints'
import { behaviorsOf, canShow, everywhere, type MockSetting, readBehavior, wordings, writeBehavior } from './behaviors'

test.each([
  ['ok', { how: 'ok' }],
  ['503', { how: '503' }],
  ['latency=800', { how: 'ok', latency: 800 }],
  ['error+latency=0', { how: 'error', latency: 0 }],
  ['long-text', { how: 'long-text' }],
  ['latency=60000', { how: 'ok', latency: 60_000 }],
])('%s is read and written back', (text, behavior) => {
  expect(readBehavior(text)).toEqual(behavior)
  expect(writeBehavior({ how: 'ok', ...readBehavior(text) })).toBe(text)
})

test.each([
  '',
  'purple',
  '200',
  '5000',
  '1503',
  'my-latency=5',
  'latency=5s',
  'latency=123456',
  'latency=',
  'latency=-1',
  'latency=60001',
  'error+slow',
  'error+latency=1+x',
  'toString',
])('"%s" is no behavior', (text) => expect(readBehavior(text)).toBeUndefined())

test('each endpoint shows what makes sense for it', () => {
  expect(canShow('news', 'empty')).toBe(true)
  expect(canShow('job', 'empty')).toBe(false)
  expect(canShow('login', 'no-token+latency=100')).toBe(true)
  expect(canShow('jobs', 'no-token')).toBe(false)
  expect(everywhere('empty')).toEqual({ dashboard: 'empty', blogs: 'empty', jobs: 'empty', news: 'empty' })
})

test('what makes no sense for an endpoint does not compile', () => {
  // @ts-expect-error a single job cannot be empty
  const job: MockSetting = { job: 'empty' }
  // @ts-expect-error only the login gives a token
  const jobs: MockSetting = { jobs: 'no-token+latency=10' }
  // @ts-expect-error a success is no failure
  const news: MockSetting = { news: '200' }
  const sound: MockSetting = { jobs: 'error+latency=800', news: '429', login: 'no-token', blogs: 'latency=50' }
  expect([job, jobs, news, sound]).toHaveLength(4)
})

test('every word that an endpoint shows has its plain words', () => {
  for (const name of endpointNames) {
    for (const word of behaviorsOf[name]) expect(wordings[word].means).toMatch(/\.$/)
  }
})
