import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { type EndpointName, endpointNames } from '@/contract/endpoints'
import { words } from '~mocks/agency/agency'
import { guidance } from '../.storybook/docs/guidance'

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(place, entry.name))
}

function sourcesOf(folder: string, kind: 'stories' | 'code'): string {
  return readdirSync(folder)
    .filter((file) => (kind === 'stories' ? file.endsWith('.stories.tsx') : /^[^.]+\.tsx?$/.test(file)))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/** The code of a page and of its sections. */
function codeOfPage(folder: string): string {
  const code = sourcesOf(folder, 'code')
  const sections = [...code.matchAll(/'@\/(sections\/\w+)\//g)].map(([, name]) => path.join('src', name ?? ''))
  return [code, ...new Set(sections)].map((part, at) => (at === 0 ? part : sourcesOf(part, 'code'))).join('\n')
}

function askedBy(folder: string): EndpointName[] {
  const code = codeOfPage(folder)
  return endpointNames.filter((name) => new RegExp(`useQuery\\(\\s*(\\{[^}]*\\.\\.\\.)?${name}Query\\b`).test(code))
}

/** Components of src/app that only arrange others. */
const invisible = ['App', 'PageOutlet', 'Queries', 'RequireToken', 'routes']
const layouts = readdirSync('src/app')
  .filter((file) => /^\w+\.tsx$/.test(file))
  .map((file) => path.basename(file, '.tsx'))
  .filter((name) => !invisible.includes(name))

/** The titles of all stories below a folder: "Sections/Steps". */
function titlesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => /title: '([\w/]+)'/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? [])
}

const pages = foldersIn('src/pages')
const panel = foldersIn('mocks/panel').filter((folder) => path.basename(folder) !== 'style')

describe('every part of the site and of the panel is in Storybook', () => {
  test.each([...foldersIn('src/ui'), ...foldersIn('src/sections'), ...pages, ...panel])('%s has a story', (folder) => {
    expect(sourcesOf(folder, 'stories')).toContain('meta.story(')
  })

  const pageStories = pages.map((folder) => sourcesOf(folder, 'stories')).join('\n')
  const addresses = Object.entries(paths).flatMap(([name, path]) => (typeof path === 'string' ? [{ name, path }] : []))

  // The story's test is what looks at the whole page's accessibility, by day and by night.
  test.each(addresses)('the page $path has a story at its address', ({ name, path }) => {
    expect(pageStories).toMatch(new RegExp(`route: ('${path}'|paths\\.${name})[ ,]`))
  })

  test.each(layouts)('src/app/%s has a story', (name) => {
    expect(readFileSync(`src/app/${name}.stories.tsx`, 'utf8')).toContain('meta.story(')
  })

  test('every component says when to use it, and when not', () => {
    const components = titlesIn('src').filter((title) => !title.startsWith('Pages/'))
    expect(Object.keys(guidance).toSorted()).toEqual(components.toSorted())
  })

  test.each(foldersIn('src/sections'))('%s says where the site shows it', (folder) => {
    expect(sourcesOf(folder, 'stories')).toMatch(/\bsite: /)
  })

  const asking = pages.filter((folder) => askedBy(folder).length > 0)

  test('finds the pages that call the backend', () => {
    expect(asking.map((folder) => path.basename(folder))).toEqual(
      expect.arrayContaining(['HomePage', 'JobsPage', 'JobPage', 'BlogPage', 'BlogPostPage', 'DashboardPage']),
    )
  })

  test.each(asking)('%s has the stories Loading, Failed and, for a list, Empty', (folder) => {
    const stories = sourcesOf(folder, 'stories')
    const canBeEmpty = askedBy(folder).some((name) => words.supports(name, 'empty'))
    for (const state of ['Loading', 'Failed', ...(canBeEmpty ? ['Empty'] : [])]) {
      expect(stories).toMatch(new RegExp(`export const ${state}\\b`))
    }
  })
})
