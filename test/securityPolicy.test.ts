import { describe, expect, test } from 'vitest'
import {
  documentPolicy,
  type HeaderRule,
  headerRules,
  toHeadersFile,
  toVercel,
  withPolicy,
} from '../scripts/vite/securityPolicy'

const own = { admin: '/api', local: '', news: '/news' }
const elsewhere = {
  admin: 'https://api.example.com/api',
  local: 'https://api.example.com',
  news: 'https://newsapi.org/v2',
}
const demo = { bases: own, mock: true }
const live = { bases: elsewhere, mock: false }
const onLocalhost = { bases: { ...elsewhere, admin: 'http://localhost:5000/api' }, mock: false }

/** A policy's sources by directive. */
function sourcesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]))
}

describe.each([
  ['the demo', demo],
  ['a build for a real backend', live],
])('the policy of %s', (_, options) => {
  const policy = sourcesOf(documentPolicy(options))

  test('has no base address, and no directive that a meta element ignores or that breaks http://localhost', () => {
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(Object.keys(policy)).not.toContain('frame-ancestors')
    expect(Object.keys(policy)).not.toContain('upgrade-insecure-requests')
  })
})

test('a page may call only the services that it was built for', () => {
  expect(sourcesOf(documentPolicy(demo))['connect-src']).toEqual(["'self'"])
  expect(sourcesOf(documentPolicy(live))['connect-src']).toEqual([
    "'self'",
    'https://api.example.com',
    'https://newsapi.org',
  ])
})

test('only the demo has workers and frames', () => {
  expect(sourcesOf(documentPolicy(demo))).toMatchObject({ 'worker-src': ["'self'"], 'frame-src': ["'self'"] })
  expect(documentPolicy(live)).not.toMatch(/worker-src|frame-src/)
})

test('a document without a place for the policy fails the build', () => {
  expect(() => withPolicy('<html><head></head></html>', documentPolicy(live))).toThrow('names no charset')
})

describe('the headers', () => {
  const [all, home, about, ...others] = headerRules(demo, '/', ['about', 'jobs'])

  test('of every file forbid framing by other sites, type sniffing and devices', () => {
    for (const rules of [all, ...headerRules(live, '/', ['about'])]) {
      expect(rules).toMatchObject({
        path: '/*',
        headers: {
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': expect.stringContaining('camera=()'),
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
          'Content-Security-Policy': expect.stringContaining('frame-ancestors'),
        },
      })
    }
  })

  test('of the demo’s documents have the whole policy; its Storybook and its worker have their own', () => {
    expect([home, about, ...others].map((rule) => rule?.path)).toEqual(['/', '/about/*', '/jobs/*'])
    expect(about?.headers['Content-Security-Policy']).toContain(documentPolicy(demo))
    expect(about?.headers['Content-Security-Policy']).toContain("frame-ancestors 'self'")
    expect(all?.headers['Content-Security-Policy']).toBe("frame-ancestors 'self'")
  })

  test('of a build for a real backend have the whole policy everywhere and forbid framing', () => {
    const rules = headerRules(live, '/', ['about'])
    expect(rules).toHaveLength(1)
    expect(rules[0]?.headers['Content-Security-Policy']).toContain(documentPolicy(live))
    expect(rules[0]?.headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  })

  test('upgrade http, unless a service uses it', () => {
    const policyOf = (options: typeof live) => headerRules(options, '/', [])[0]?.headers['Content-Security-Policy']
    expect(policyOf(live)).toContain('upgrade-insecure-requests')
    expect(policyOf(onLocalhost)).not.toContain('upgrade-insecure-requests')
  })

  test('below a path include it', () => {
    expect(headerRules(demo, '/some/path/', ['about']).map(({ path }) => path)).toEqual([
      '/some/path/*',
      '/some/path/',
      '/some/path/about/*',
    ])
  })
})

test('Netlify, Cloudflare Pages and Vercel get the same rules in their own formats', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'X-One': '1', 'X-Two': '2' } },
    { path: '/about/*', headers: { 'X-Three': '3' } },
  ]
  expect(toHeadersFile(rules)).toBe('/*\n  X-One: 1\n  X-Two: 2\n\n/about/*\n  X-Three: 3\n')
  expect(toVercel(rules)).toEqual([
    {
      source: '/(.*)',
      headers: [
        { key: 'X-One', value: '1' },
        { key: 'X-Two', value: '2' },
      ],
    },
    { source: '/about/(.*)', headers: [{ key: 'X-Three', value: '3' }] },
  ])
})

test('the pictures of a service on http are allowed', () => {
  expect(sourcesOf(documentPolicy(onLocalhost))['img-src']).toContain('http://localhost:5000')
  expect(sourcesOf(documentPolicy(live))['img-src']).toEqual(["'self'", 'data:', 'https:'])
})
