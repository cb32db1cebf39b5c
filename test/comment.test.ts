import { expect, test } from 'vitest'
import { writeComment } from '../visual/writeComment'

const preview = 'https://alderway.example/pr/7/'
const hero = { id: 'sections-hero--docs', title: 'Sections/Hero', type: 'docs' }
const importPath = './src/sections/Hero/Hero.stories.tsx'
const index = JSON.stringify({ entries: { [hero.id]: { ...hero, importPath } } })

/** As Playwright writes it, with the pictures that a test attached. */
function report(ok: boolean, ...names: string[]): string {
  const attachments = names.map((name) => ({ name }))
  const spec = { id: 'a-1', title: 'Sections/Hero: Default', ok, tests: [{ results: [{ attachments }] }] }
  return JSON.stringify({ suites: [{ specs: [spec] }] })
}

test('the comment names each picture that differs, with a link to it before and after', () => {
  const pictures = [
    'hero-375-expected.jpeg',
    'hero-375-actual.jpeg',
    'hero-1440-dark-actual.jpeg',
    'hero-375-diff.jpeg',
  ]
  const comment = writeComment(report(false, ...pictures), [], index, preview)
  expect(comment).toContain(`[Sections/Hero: Default](${preview}changes/#?testId=a-1): 375 px, 1440 px by night`)
  expect(comment).not.toContain('Nothing looks different')
})

test('the comment says when nothing looks different, and which story shows a changed file', () => {
  const comment = writeComment(report(true), ['README.md', 'src/sections/Hero/Hero.module.css'], index, preview)
  expect(comment).toContain('Nothing looks different')
  expect(comment).toContain(
    `Hero.module.css\`: [Sections/Hero](${preview}storybook/?path=/docs/sections-hero--docs); on [/](`,
  )
  expect(comment).not.toContain('README')
})

test('a story that could not be photographed is no picture that is the same', () => {
  expect(writeComment(report(false), [], index, preview)).toContain('could not be photographed')
})
