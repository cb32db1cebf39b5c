import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentPolicy, hostFiles, hostHeaders, withPolicy } from '../scripts/vite/securityPolicy'

const elsewhere = {
  admin: 'https://api.example.com/api',
  local: 'https://api.example.com',
  news: 'https://newsapi.org/v2',
}
const demo = { bases: { admin: '/api', local: '', news: '/news' }, mock: true }
const live = { bases: elsewhere, mock: false }
const onLocalhost = { bases: { ...elsewhere, admin: 'http://localhost:5000/api' }, mock: false }

describe('the policy in a document', () => {
  const [inDemo, inLive] = [documentPolicy(demo, ''), documentPolicy(live, '')]

  test.each([inDemo, inLive])('allows no base address, and says nothing that only a header may %#', (policy) => {
    expect(policy).toContain("base-uri 'none'")
    // A meta element ignores the first; the second breaks http://localhost.
    expect(policy).not.toMatch(/frame-ancestors|upgrade-insecure-requests/)
  })

  test('allows calls to the services that it was built for, and their pictures', () => {
    expect(inDemo).toContain("connect-src 'self';")
    expect(inLive).toContain("connect-src 'self' https://api.example.com https://newsapi.org;")
    expect(inLive).toContain("img-src 'self' data: https:;")
    expect(documentPolicy(onLocalhost, '')).toContain("img-src 'self' data: https: http://localhost:5000;")
  })

  test('allows workers and frames in the demo only', () => {
    expect(inDemo).toContain("worker-src 'self'; frame-src 'self';")
    expect(inLive).not.toMatch(/worker-src|frame-src/)
  })

  test('fails the build if a document has no place for it', () => {
    expect(() => withPolicy('<html><head></head></html>', inLive)).toThrow('names no charset')
  })
})

describe('the headers of every file', () => {
  test.each([demo, live])('forbid framing by other sites, type sniffing and devices %#', (build) => {
    expect(hostHeaders(build)).toEqual({
      'Content-Security-Policy': `frame-ancestors ${build.mock ? "'self'" : "'none'"}; upgrade-insecure-requests`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
    })
  })

  test('are in docs/deploy.md for nginx, also for status 404, and no location ends them', () => {
    const [server = ''] = /^server \{$.*?^\}$/ms.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
    const written = Array.from(server.matchAll(/add_header ([\w-]+) "?(.+?)"? always;/g), ([, name, value]) => [
      name,
      value,
    ])
    expect(Object.fromEntries(written)).toEqual(hostHeaders(demo))
    expect(server).not.toMatch(/^ *location.*add_header/m)
    expect(server).toMatch(/^ {2}expires -1;$/m)
  })

  test('upgrade http unless a service uses it', () => {
    expect(hostHeaders(onLocalhost)['Content-Security-Policy']).toBe("frame-ancestors 'none'")
  })

  test('reach Netlify, Cloudflare Pages and Vercel in their own formats, below a path too', () => {
    const files = hostFiles('/some/path/', { 'X-One': '1', 'X-Two': '2' })
    expect(files._headers).toBe('/some/path/*\n  X-One: 1\n  X-Two: 2\n')
    const headers = [
      { key: 'X-One', value: '1' },
      { key: 'X-Two', value: '2' },
    ]
    expect(JSON.parse(files['vercel.json'] ?? '')).toEqual({ headers: [{ source: '/some/path/(.*)', headers }] })
  })
})
