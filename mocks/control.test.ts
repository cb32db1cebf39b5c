import { describe, expect, test, vi } from 'vitest'
import { createControl, readQuery, writeQuery } from './control'

describe('an address', () => {
  test('that names nothing sets nothing', () => expect(readQuery('?q=nurse')).toBeUndefined())

  test.each([
    ['?scenario=backend-down', { scenario: 'backend-down', mock: {} }],
    ['?mock=news:error', { scenario: 'everyday', mock: { news: 'error' } }],
    ['?q=a&scenario=news-down&mock=news:ok%2Blatency%3D90', { scenario: 'news-down', mock: { news: 'ok+latency=90' } }],
  ])('%s', (query, setting) => expect(readQuery(query)).toEqual({ ...setting, unknown: [] }))

  test('with a mistyped scenario is an ordinary day, and says which was meant', () => {
    expect(readQuery('?scenario=first-dya')).toEqual({
      scenario: 'everyday',
      mock: {},
      unknown: ['"first-dya" is no scenario; did you mean "first-day"?'],
    })
  })

  test('is written as it is read', () => {
    const setting = { scenario: 'news-down', mock: { jobs: 'error+latency=800', blogs: 'ok' } } as const
    expect(writeQuery(setting)).toBe('scenario=news-down&mock=jobs:error%2Blatency=800,blogs:ok')
    expect(readQuery(writeQuery(setting))).toEqual({ ...setting, unknown: [] })
    expect(writeQuery({ scenario: 'everyday', mock: {} })).toBe('')
  })
})

describe('the setting in force', () => {
  test('is the scenario’s, but for what is set on top of it', () => {
    const control = createControl()
    control.set({ scenario: 'backend-down', mock: { jobs: 'ok', news: 'empty+latency=20' } })
    expect(control.behaviorOf('blogs')).toEqual({ how: '503' })
    expect(control.behaviorOf('jobs')).toEqual({ how: 'ok' })
    expect(control.behaviorOf('news')).toEqual({ how: 'empty', latency: 20 })
  })

  test('is all well where nothing is set', () => {
    expect(createControl().behaviorOf('jobs')).toEqual({ how: 'ok' })
  })

  test('counts the requests to each endpoint, and begins anew with a change', () => {
    const control = createControl()
    expect([control.attempt('jobs'), control.attempt('jobs'), control.attempt('news')]).toEqual([1, 2, 1])
    control.set({ mock: {} })
    expect(control.attempt('jobs')).toBe(1)
  })

  test('tells who listens of every change, until they stop', () => {
    const control = createControl()
    const listener = vi.fn<() => void>()
    const stop = control.subscribe(listener)
    control.set({ mock: { jobs: 'slow' } })
    stop()
    control.set({ mock: {} })
    expect(listener).toHaveBeenCalledOnce()
  })
})
