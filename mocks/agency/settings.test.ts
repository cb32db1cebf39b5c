import { expect, onTestFinished, test, vi } from 'vitest'
import { createSettings } from '../engine/state/settings'
import type { Overrides } from '../engine/state/syntax'
import { createWords } from '../engine/state/words'
import { immediate } from '../engine/respond'
import { agency, createBackend, words } from './agency'

test('an endpoint behaves as its override says, else as the scenario says, else it is ok', () => {
  const settings = createSettings(words)
  expect(settings.behaviorOf('jobs')).toMatchObject({ word: 'ok' })
  settings.set({ scenario: 'backend-down', mock: { jobs: 'ok', news: 'empty+latency=20' } })
  expect(settings.behaviorOf('blogs')).toMatchObject({ word: '503', behavior: { status: 503 } })
  expect(settings.behaviorOf('jobs')).toMatchObject({ word: 'ok' })
  expect(settings.behaviorOf('news')).toMatchObject({ word: 'empty', latency: 20 })
})

/** The steps that so many requests get, one after the other. */
function stepsOf(mock: Overrides, count: number, endpoint = 'jobs', given = {}): string[] {
  const settings = createSettings(words)
  settings.set({ mock })
  return Array.from({ length: count }, () => settings.next(endpoint, given).text)
}

test.each([
  ['503', ['503', '503', '503', '503']],
  ['ok>503>ok', ['ok', '503', 'ok', 'ok']],
  ['ok>503>loop', ['ok', '503', 'ok', '503']],
  ['503@2', ['ok', '503', 'ok', 'ok']],
  ['error+latency=5@1', ['error+latency=5', 'ok', 'ok', 'ok']],
])('%s is a sequence of requests', (sequence, expected) => {
  expect(stepsOf({ jobs: sequence }, 4)).toEqual(expected)
})

test('a step that counts for itself starts with its first request', () => {
  const settings = createSettings(words)
  settings.set({ mock: { jobs: 'ok>flaky' } })
  expect(Array.from({ length: 4 }, () => settings.next('jobs', {}).attempt)).toEqual([1, 1, 2, 3])
})

test('requests are counted by target, and start over with a change', () => {
  const settings = createSettings(words)
  settings.set({ mock: { job: 'ok>503', 'job[id=7]': 'ok>404', jobs: 'ok>503' } })
  const statuses = () => [
    settings.next('job', { id: '1' }).text,
    settings.next('job', { id: '7' }).text,
    settings.next('jobs', {}).text,
  ]
  expect([statuses(), statuses()]).toEqual([
    ['ok', 'ok', 'ok'],
    ['503', '404', '503'],
  ])
  expect(settings.countOf('job[id=7]')).toBe(2)
  expect(settings.behaviorOf('jobs')).toMatchObject({ word: '503' })
  settings.set({ problems: [] })
  expect(settings.behaviorOf('jobs')).toMatchObject({ word: 'ok' })
  expect(statuses()).toEqual(['ok', 'ok', 'ok'])
})

test('a request that nobody waits for is not counted, unless the settings have changed since', () => {
  const settings = createSettings(words)
  settings.set({ mock: { jobs: 'ok>503' } })
  const first = settings.next('jobs', {})
  first.uncount()
  expect(settings.next('jobs', {}).text).toBe('ok')
  settings.set({ mock: { jobs: '503>ok' } })
  settings.next('jobs', {})
  first.uncount()
  expect(settings.countOf('jobs')).toBe(1)
})

test.each<[Overrides, object, string]>([
  [{ job: '503', 'job[id=7]': '404' }, { id: '7' }, '404'],
  [{ job: '503', 'job[id=7]': '404' }, { id: '8' }, '503'],
  [{ 'job[id=7]': '404' }, { id: '8' }, 'ok'],
  [{ 'job[id=7]': '404', job: '503' }, { id: '7' }, '404'],
])('with %j a request for %j gets %s', (mock, given, expected) => {
  expect(stepsOf(mock, 1, 'job', given)).toEqual([expected])
})

test('every condition has to match, and of several targets the last counts', () => {
  const mock = { 'news[category=sports,country=us]': '404', 'news[category=sports]': '503' }
  expect(stepsOf(mock, 1, 'news', { category: 'sports', country: 'us' })).toEqual(['503'])
  expect(stepsOf({ 'news[category=sports,country=us]': '404' }, 1, 'news', { category: 'sports' })).toEqual(['ok'])
})

test('requests without an override follow the scenario', () => {
  const settings = createSettings(words)
  settings.set({ scenario: 'backend-down', mock: { 'job[id=7]': 'ok' } })
  expect([settings.next('job', { id: '7' }).text, settings.next('job', { id: '8' }).text]).toEqual(['ok', '503'])
})

test('a scenario may have conditions, which an override of the endpoint replaces', () => {
  const { everyday } = agency.scenarios
  if (!everyday) throw new Error('There is no default scenario.')
  const settings = createSettings(
    createWords({ ...agency, scenarios: { some: { ...everyday, mock: 'job[id=7]:503' } } }),
  )
  expect([settings.next('job', { id: '7' }).text, settings.next('job', { id: '8' }).text]).toEqual(['503', 'ok'])
  settings.set({ mock: { job: 'slow' } })
  expect(settings.next('job', { id: '7' }).text).toBe('slow')
})

test('subscribers hear of every change until they unsubscribe', () => {
  const settings = createSettings(words)
  const listener = vi.fn<() => void>()
  const unsubscribe = settings.subscribe(listener)
  settings.set({ mock: { jobs: 'slow' } })
  unsubscribe()
  settings.set({ mock: {} })
  expect(listener).toHaveBeenCalledOnce()
})

test('the clock runs on from the time that is set, through other changes, until it is reset', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9) })
  onTestFinished(() => void vi.useRealTimers())
  const settings = createSettings(words)
  const time = () => new Date(settings.now())
  expect(time()).toEqual(new Date(2026, 10, 22, 9))
  settings.set({ now: '2026-12-24T17:30' })
  expect(time()).toEqual(new Date(2026, 11, 24, 17, 30))
  vi.setSystemTime(Date.now() + 60_000)
  settings.set({ mock: { jobs: 'slow' } })
  expect(time()).toEqual(new Date(2026, 11, 24, 17, 31))
  settings.set({ now: '2026-12-24' })
  expect(time()).toEqual(new Date(2026, 11, 24))
  settings.set({ now: undefined })
  expect(time()).toEqual(new Date(2026, 10, 22, 9, 1))
})

test('a backend that is set or reset keeps nothing of the state before', () => {
  const backend = createBackend({ admin: '/api', local: '', news: '/news' }, immediate)
  const persona = { as: 'member', expires: 10, now: '2026-12-24' }
  backend.set({ scenario: 'news-down', mock: { jobs: '503' }, ...persona })
  backend.set({})
  expect(backend.settings.get()).toEqual(words.defaults)
  backend.set(persona)
  backend.reset()
  expect(backend.settings.get()).toEqual(words.defaults)
})
