import { afterEach, describe, expect, test, vi } from 'vitest'
import { behaviourFor, parseMock, setMock, takeMockFrom } from './control'

function storageWith(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['alderway.mock', kept]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

afterEach(() => setMock({}))

describe('the words of ?mock=', () => {
  test.each([
    ['news:error,jobs:slow', { news: 'error', jobs: 'slow' }],
    ['jobs:503', { jobs: '503' }],
    [' News : ERROR , ', { news: 'error' }],
    ['login:no-token', { login: 'no-token' }],
    ['jobs:error,jobs:empty', { jobs: 'empty' }],
    ['', {}],
  ])('%s', (text, setting) => {
    expect(parseMock(text)).toEqual({ setting, unknown: [] })
  })

  test('a word without an endpoint goes to every endpoint that can show it', () => {
    expect(parseMock('empty').setting).toEqual({ dashboard: 'empty', blogs: 'empty', jobs: 'empty', news: 'empty' })
  })

  test.each([
    ['nws:error', /"nws" is no endpoint; the endpoints are login, dashboard/],
    ['job:empty', /job cannot show "empty"/],
    ['news:no-token', /news cannot show "no-token"/],
    ['news:200', /news cannot show "200"/],
    ['news:5000', /news cannot show "5000"/],
    ['purple', /"purple" is no behaviour/],
    ['toString:error', /"tostring" is no endpoint/],
  ])('%s is not known and changes nothing', (text, sentence) => {
    const { setting, unknown } = parseMock(text)
    expect(setting).toEqual({})
    expect(unknown.join()).toMatch(sentence)
  })
})

describe('the setting in force', () => {
  test('comes from the address and is kept for the tab', () => {
    const storage = storageWith()
    takeMockFrom('?mock=news:error', storage)
    expect(behaviourFor('news')).toBe('error')
    takeMockFrom('', storage)
    expect(behaviourFor('news')).toBe('error')
  })

  test('is replaced by the next address', () => {
    takeMockFrom('?mock=jobs:slow', storageWith('news:error'))
    expect([behaviourFor('news'), behaviourFor('jobs')]).toEqual(['ok', 'slow'])
  })

  test('ends with ?mock=ok', () => {
    const storage = storageWith('news:error')
    takeMockFrom('?mock=ok', storage)
    takeMockFrom('', storage)
    expect(behaviourFor('news')).toBe('ok')
  })

  test('reports what it does not know on the console', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    takeMockFrom('?mock=news:purple', storageWith())
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('news cannot show "purple"'))
  })
})
