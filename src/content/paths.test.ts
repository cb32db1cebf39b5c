import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingPaths, paths } from './paths'

/** Pages with several addresses, without one, or at an address that is not named like the page. */
const others = ['DashboardPage', 'LegalPage', 'NotFoundPage', 'PlaceholderPage', 'ServicePage']
const named = Object.keys(paths).map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`)
const pages = readdirSync('src/pages', { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(pages.map(({ name }) => name))('%s has an address in content/paths.ts', (page) => {
  expect([...named, ...others]).toContain(page)
})

test.each(Object.values(missingPaths))('%s has no page, as the spec wants it', (path) => {
  expect(Object.values(paths)).not.toContain(path)
})
