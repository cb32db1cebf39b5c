import { expect, test } from 'vitest'
import { createFinder } from '../visual/findAffected'
import { listFiles } from './listFiles'

/** As the index of Storybook has it, with the file as id. */
const docs = listFiles('src/pages', 'src/sections', 'src/features', 'src/ui')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ id: file.replace(/.*\/|\.stories.*/g, ''), title: file, importPath: `./${file}` }))

const find = createFinder(docs)

function list(file: string): string[] {
  return find(file).docs.map(({ id }) => id)
}

test('a changed file is shown by its own story first, then by those that import it, and by their pages', () => {
  const found = list('src/features/jobs/JobCard/JobCard.tsx')
  expect(found[0]).toBe('JobCard')
  expect(found).toEqual(expect.arrayContaining(['FeaturedJobs', 'JobsPage', 'HomePage']))
  expect(found).not.toContain('AboutPage')
  expect(find('src/features/jobs/JobCard/JobCard.tsx').addresses).toEqual(expect.arrayContaining(['/', '/jobs']))
})

test('a stylesheet, copy and a file of another page are shown where they are used', () => {
  expect(list('src/sections/Hero/Hero.module.css')).toEqual(['Hero', 'HomePage'])
  expect(list('src/content/home/hero.ts')).toEqual(['Hero', 'HomePage'])
  expect(list('src/pages/ContactPage/ContactPage.module.css')).toEqual(['ContactPage'])
  expect(find('src/pages/ContactPage/ContactPage.tsx').addresses).toEqual(['/contact'])
})

test('the layout is shown by every page, the tokens by every story', () => {
  expect(find('src/sections/Footer/Footer.tsx').addresses).toEqual(expect.arrayContaining(['/', '/about', '/privacy']))
  expect(list('src/styles/tokens.css').toSorted()).toEqual(docs.map(({ id }) => id).toSorted())
})

test('a test and a document are shown nowhere', () => {
  expect(list('src/app/App.test.tsx')).toEqual([])
  expect(list('README.md')).toEqual([])
})
