import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { catalog } from '~mocks/agency/agency'
import { pages as agencyPages, type PageStates } from '~mocks/agency/pages'

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(place, entry.name))
}

function readStories(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/** Components of src/app that only arrange others. */
const invisible = ['App', 'PageOutlet', 'Queries', 'RequireToken']
const layouts = readdirSync('src/app')
  .flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? [])
  .filter((name) => !invisible.includes(name))
const pages = foldersIn('src/pages')
const features = foldersIn('src/features').flatMap(foldersIn)
const folders = [
  ...foldersIn('src/ui'),
  ...features,
  ...foldersIn('src/sections'),
  ...pages,
  ...foldersIn('mocks/panel'),
]

test('the code that Storybook copies imports each component from where it is', () => {
  const files = ['src/ui', 'src/features', 'src/sections']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.stories.tsx'))
  const wrong = files.filter((file) => {
    const story = readFileSync(file, 'utf8')
    const own = file.replace('.stories.tsx', '')
    const [, from = own] = /module: '@\/([^']+)'/.exec(story.replaceAll("'@/", "'@/src/")) ?? []
    const source = `${from}.tsx`
    const exported = new RegExp(`export (const|function) ${path.basename(own)}\\b`)
    const hasOwnCode = story.includes('code: `import')
    return !hasOwnCode && !(existsSync(source) && exported.test(readFileSync(source, 'utf8')))
  })
  expect(wrong).toEqual([])
})

describe('every part of the site and of the panel is in Storybook', () => {
  test.each(folders)('%s has a story', (folder) => {
    expect(readStories(folder)).toContain('meta.story(')
  })

  test.each(layouts)('src/app/%s has a story', (name) => {
    expect(readFileSync(`src/app/${name}.stories.tsx`, 'utf8')).toContain('meta.story(')
  })

  const pageStories = pages.map(readStories)
  const addresses = Object.entries(paths).flatMap(([name, path]) => (typeof path === 'string' ? [{ name, path }] : []))

  // The story's test is what looks at the whole page's accessibility, by day and by night.
  test.each(addresses)('the page $path has a story at its address', ({ name, path }) => {
    const route = new RegExp(`route: ('${path}'|paths\\.${name})[ ,]`)
    const files = pages.filter((_, index) => route.test(pageStories[index] ?? ''))
    expect(files, `folders of src/pages with a story whose route is paths.${name}`).not.toEqual([])
  })

  const ids = pages.flatMap((page) =>
    [...readStories(page).matchAll(/export const (\w+)/g)].map(([, name = '']) => {
      const story = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
      return `pages-${path.basename(page)}--${story}`.toLowerCase()
    }),
  )

  test.each<PageStates>(Object.values(agencyPages))(
    '$address has the story that its way back leads to and, if it calls the backend when it opens, one for each state',
    ({ story, calls, onSubmit }) => {
      const canBeEmpty = calls.some((name) => catalog.findBehavior(name, 'empty'))
      const states = onSubmit ? [] : ['loading', 'failed', ...(canBeEmpty ? ['empty'] : [])]
      expect(ids).toEqual(expect.arrayContaining([story, ...states.map((state) => story.replace('loaded', state))]))
    },
  )
})
