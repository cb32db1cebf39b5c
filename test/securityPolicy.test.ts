import { describe, expect, test } from 'vitest'
import {
  documentPolicy,
  type HeaderRule,
  headerRules,
  toHeadersFile,
  toVercel,
  withPolicy,
} from '../scripts/vite/securityPolicy'

const elsewhere = {
  admin: 'https://api.example.com/api',
  local: 'https://api.example.com',
  news: 'https://newsapi.org/v2',
}
const demo = { bases: { admin: '/api', local: '', news: '/news' }, mock: true }
const live = { bases: elsewhere, mock: false }
const onLocalhost = { bases: { ...elsewhere, admin: 'http://localhost:5000/api' }, mock: false }

describe('the policy in a document', () => {
  const [inDemo, inLive] = [documentPolicy(demo), documentPolicy(live)]

  test.each([inDemo, inLive])('allows no base address, and says nothing that only a header may %#', (policy) => {
    expect(policy).toContain("base-uri 'none'")
    // A meta element ignores the first; the second breaks http://localhost.
    expect(policy).not.toMatch(/frame-ancestors|upgrade-insecure-requests/)
  })

  test('allows calls to the services that it was built for, and their pictures', () => {
    expect(inDemo).toContain("connect-src 'self';")
    expect(inLive).toContain("connect-src 'self' https://api.example.com https://newsapi.org;")
    expect(inLive).toContain("img-src 'self' data: https:;")
    expect(documentPolicy(onLocalhost)).toContain("img-src 'self' data: https: http://localhost:5000;")
  })

  test('allows workers and frames in the demo only', () => {
    expect(inDemo).toContain("worker-src 'self'; frame-src 'self';")
    expect(inLive).not.toMatch(/worker-src|frame-src/)
  })

  test('fails the build if a document has no place for it', () => {
    expect(() => withPolicy('<html><head></head></html>', inLive)).toThrow('names no charset')
  })
})

describe('the headers', () => {
  const policyOf = (rule?: { headers: Record<string, string> }) => rule?.headers['Content-Security-Policy']
  const [all, ...documents] = headerRules(demo, '/some/path/', ['about', 'jobs'])
  const liveRules = headerRules(live, '/', ['about'])

  test('of every file forbid framing by other sites, type sniffing and devices', () => {
    const headers = {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
    }
    expect(all).toMatchObject({ path: '/some/path/*', headers })
    expect(liveRules).toMatchObject([{ path: '/*', headers }])
    expect(policyOf(all)).toBe("frame-ancestors 'self'")
  })

  test('of the demo’s documents have the whole policy; its Storybook and its worker have their own', () => {
    expect(policyOf(documents[1])).toContain(`${documentPolicy(demo)}; frame-ancestors 'self'`)
  })

  test('below a path include it', () => {
    expect(documents.map(({ path }) => path)).toEqual(['/some/path/', '/some/path/about/*', '/some/path/jobs/*'])
  })

  test('of a build for a real backend have the whole policy, and upgrade http unless a service uses it', () => {
    expect(liveRules.map(policyOf)).toEqual([
      `${documentPolicy(live)}; frame-ancestors 'none'; upgrade-insecure-requests`,
    ])
    expect(policyOf(headerRules(onLocalhost, '/', [])[0])).not.toContain('upgrade-insecure-requests')
  })
})

test('Netlify, Cloudflare Pages and Vercel get the same rules in their own formats', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'X-One': '1', 'X-Two': '2' } },
    { path: '/about/*', headers: { 'X-Three': '3' } },
  ]
  expect(toHeadersFile(rules)).toBe('/*\n  X-One: 1\n  X-Two: 2\n\n/about/*\n  X-Three: 3\n')
  expect(toVercel(rules)[0]?.headers).toContainEqual({ key: 'X-Two', value: '2' })
  expect(toVercel(rules).map(({ source }) => source)).toEqual(['/(.*)', '/about/(.*)'])
})
