import { expect, test, vi } from 'vitest'
import { createSettings } from '../engine/state/settings'
import { words } from './agency'

test('an endpoint behaves as its override says, else as the scenario says, else it is ok', () => {
  const settings = createSettings(words)
  expect(settings.behaviorOf('jobs')).toMatchObject({ word: 'ok' })
  settings.set({ scenario: 'backend-down', mock: { jobs: 'ok', news: 'empty+latency=20' } })
  expect(settings.behaviorOf('blogs')).toMatchObject({ word: '503', behavior: { status: 503 } })
  expect(settings.behaviorOf('jobs')).toMatchObject({ word: 'ok' })
  expect(settings.behaviorOf('news')).toMatchObject({ word: 'empty', latency: 20 })
})

test('requests are counted by endpoint, and start over with a change', () => {
  const settings = createSettings(words)
  expect([settings.nextAttempt('jobs'), settings.nextAttempt('jobs'), settings.nextAttempt('news')]).toEqual([1, 2, 1])
  settings.set({ mock: {} })
  expect(settings.nextAttempt('jobs')).toBe(1)
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
