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
      expect(() => checkAddresses({ VITE_NEWS_API_URL: address })).not.toThrow()
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
    expect(() => checkAddresses({ VITE_NEWS_API_URL: address })).toThrow('VITE_NEWS_API_URL (is ')
  })

  test('names each wrong variable and what it must be', () => {
    const wrong = {
      VITE_ADMIN_API_URL: 'https://a?v=1',
      VITE_LOCAL_API_URL: '',
      VITE_NEWS_API_URL: '//b',
      VITE_KEY: '#',
    }
    expect(() => checkAddresses(wrong)).toThrow(
      'An address starts with http(s)://, or / if the site calls it, and has no ?, #, blank or user@: correct VITE_ADMIN_API_URL (is "https://a?v=1"), VITE_NEWS_API_URL (is "//b").',
    )
  })
})
