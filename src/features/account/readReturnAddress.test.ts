import { describe, expect, test } from 'vitest'
import { readReturnAddress } from './readReturnAddress'

test.each([
  '/admin',
  '/admin/manage-jobs',
  '/admin/manage-slider?page=2#top',
  '/admin?mock=dashboard:slow',
  '/Admin/Manage-Jobs',
  '/%61dmin/manage-jobs',
])('returns to %s', (from) => {
  expect(readReturnAddress({ from })).toBe(from)
})

const hosts = ['evil.example', 'admin', 'admin@evil.example', 'evil.example/admin', 'localhost:5173', '[::1]', '']
const ways = ['//', '/\\', '\\\\', '/\t/', '\n//', ' //', 'https:', 'https:/', 'https://', 'HTTP:\\\\', '/admin/..//']
const schemes = ['javascript:', 'java\nscript:', 'data:text/html,', 'blob:', 'file:///', 'about:']
const tricks = ['/admin/../..//evil.example', '/admin/%2e%2e//evil.example', '/admin\\..\\..\\\\evil.example']
const near = ['/admin-login', '/administrator', '/', '', 'admin-login', '?from=//evil.example', '#//evil', '/jobs']

describe('a forged address', () => {
  const hostile = [
    ...ways.flatMap((way) => hosts.map((host) => way + host)),
    ...schemes.flatMap((scheme) => ['alert(1)', '//site/admin', '/admin'].map((rest) => scheme + rest)),
    ...tricks,
    ...near,
    'http://site:81/admin',
    'https://site/admin',
    `/${'/'.repeat(10_000)}evil.example`,
    '\u0000//evil.example',
    '\uD800',
  ]

  test.each(hostile)('stays in the admin area: %j', (from) => {
    const address = readReturnAddress({ from })
    // On a site at the root and below a path.
    for (const at of ['https://alderway.example/', 'https://alderway.example/some/path/']) {
      const { origin, pathname } = new URL(at.replace(/\/$/, '') + address)
      expect(origin).toBe('https://alderway.example')
      expect(pathname).toMatch(/^(\/some\/path)?\/admin(\/|$)/)
    }
    expect(new URL(address, 'https://alderway.example').origin).toBe('https://alderway.example')
  })

  test.each([undefined, null, 7, 'text', [], {}, { from: 7 }, { from: null }, { from: { toString: () => '//evil' } }])(
    'of the wrong type leads to the dashboard: %j',
    (state) => {
      expect(readReturnAddress(state)).toBe('/admin')
    },
  )
})
