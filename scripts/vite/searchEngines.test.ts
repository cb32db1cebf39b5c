import { expect, test } from 'vitest'
import { publicPaths } from '@/content/paths'
import { listForSearchEngines } from './searchEngines'

test('search engines find every public page below the site’s URL, but not the admin area', () => {
  const files = listForSearchEngines('/careers/', new URL('https://alderway.example/careers/'))
  const listed = Array.from(files['sitemap.xml']?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [], ([, address]) => address)
  expect(listed).toHaveLength(publicPaths.length - 1)
  expect(listed).toContain('https://alderway.example/careers/')
  expect(listed).toContain('https://alderway.example/careers/hire-us/')
  expect(files['sitemap.xml']).not.toContain('admin')
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /careers/admin\nSitemap: https://alderway.example/careers/sitemap.xml\n',
  )
})

test('without the site’s URL there is no sitemap, whose addresses must be absolute', () => {
  expect(listForSearchEngines('/', undefined)).toEqual({
    'robots.txt': 'User-agent: *\nDisallow: /admin\n',
  })
})
