import { describe, expect, test } from 'vitest'
import { onStaticHost, readEnvironment } from './environment'

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

  test.each(['http://a', 'https://api.example/v1///', '/', '/api/'])('accepts %s', (address) => {
    const { bases } = readEnvironment({ VITE_NEWS_API_URL: address })
    expect(bases.news).toBe(address.replace(/\/+$/, ''))
  })

  test.each(['ftp://a', 'see https://a', 'https://', 'https:// a', 'api', '//a', 'http://a:99999', 'http://a b'])(
    'rejects %s',
    (address) => {
      expect(() => readEnvironment({ VITE_NEWS_API_URL: address })).toThrow('VITE_NEWS_API_URL must be')
    },
  )

  test('names each invalid variable and what it must be', () => {
    const wrong = { VITE_ADMIN_API_URL: 'api.example', VITE_NEWS_API_URL: 'javascript:alert(1)' }
    expect(() => readEnvironment(wrong)).toThrow(
      /VITE_ADMIN_API_URL must be .*"api\.example".*VITE_NEWS_API_URL must be/,
    )
  })
})
