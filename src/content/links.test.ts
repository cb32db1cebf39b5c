import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { fixedPaths } from './paths'

/** Where a link of the content may lead: to a page, or to one of the addresses that fall to the 404 page (spec section 2). */
const pages = [...fixedPaths, '/jobs/:id', '/jobs/:id/apply', '/blog/:id']
const withoutPage = [
  '/services',
  '/services/*',
  '/our-approach',
  '/apply',
  '/career-coaching',
  '/ai-solutions',
  '/admin/manage-blogs',
  '/admin/manage-users',
]

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./services/index.ts'], {
  eager: true,
})

/** Every `to` anywhere in a piece of content. */
function linksIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'to' && typeof value === 'string' ? [value] : linksIn(value),
  )
}

const links = Object.entries(modules).flatMap(([file, exports]) => linksIn(exports).map((to) => ({ file, to })))

function leadsTo(patterns: readonly string[], to: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, new URL(to, 'https://alderway.example').pathname))
}

describe('a visitor who follows a link of the content', () => {
  test('has links to follow in the menu, on the home page and on the service pages', () => {
    const files = new Set(links.map(({ file }) => file))
    expect(files).toContain('./navigation.ts')
    expect(files).toContain('./home/hero.ts')
    expect([...files].filter((file) => file.startsWith('./services/')).length).toBeGreaterThanOrEqual(13)
  })

  test.each(links)('arrives from $file at $to', ({ to }) => {
    expect(to).toMatch(/^\/(?!\/)/)
    expect(leadsTo([...pages, ...withoutPage], to)).toBe(true)
  })

  test.each(withoutPage)('finds no page at %s, as the spec has it', (to) => {
    expect(leadsTo(pages, to.replace('*', 'payroll'))).toBe(false)
  })
})
