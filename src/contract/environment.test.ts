import { describe, expect, test } from 'vitest'
import { checkAddresses, onStaticHost, readEnvironment } from './environment'

describe('the environment', () => {
  test('has defaults on localhost', () => {
    expect(readEnvironment({})).toEqual({
      bases: { admin: 'http://localhost:5000/api', local: 'http://localhost:5000', news: 'https://newsapi.org/v2' },
      newsKey: 'demo-key',
    })
  })

  test('uses its own origin in the static demo', () => {
    expect(readEnvironment({}, onStaticHost).bases).toEqual({ admin: '/api', local: '', news: '/news' })
  })

  test('reads a variable without a trailing slash', () => {
    const { bases } = readEnvironment({ VITE_ADMIN_API_URL: 'https://api.alderway.example/v1/' })
    expect(bases.admin).toBe('https://api.alderway.example/v1')
  })

  test.each(['http://a', 'https://api.example/v1///', '/', '/api/', '/@api', 'http://a/@api'])(
    'accepts %s',
    (address) => {
      const { bases } = readEnvironment({ VITE_NEWS_API_URL: address })
      expect(bases.news).toBe(address.replace(/\/+$/, ''))
    },
  )

  test.each([
    'ftp://a',
    'see https://a',
    'https://',
    'https:// a',
    'api',
    '//a',
    '/\\a',
    'http://a:99999',
    'http://a b',
    'http://a ',
    '/a b',
    'https://a?key=1',
    '/api?key=1',
    'https://a/#v1',
    'https://user@a',
    'https://user:password@a/api',
  ])('rejects %s', (address) => {
    const { bases } = readEnvironment({ VITE_NEWS_API_URL: address })
    expect(() => checkAddresses(bases)).toThrow('VITE_NEWS_API_URL must be')
  })

  test('names an invalid variable and what it must be', () => {
    const { bases } = readEnvironment({ VITE_ADMIN_API_URL: 'https://api.example?v=1' })
    const must = 'an http(s) address or a path that starts with /, without ?, # or user@'
    expect(() => checkAddresses(bases)).toThrow(`VITE_ADMIN_API_URL must be ${must} (is "https://api.example?v=1").`)
  })
})
