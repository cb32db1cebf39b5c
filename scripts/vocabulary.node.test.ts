import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words } from '~mocks/agency/agency'
import { behaviorRows, personaRows, scenarioRows } from '~mocks/agency/vocabulary'
import { withVocabulary } from './vocabulary'

test('docs/vocabulary.md lists the current scenarios and behaviors', () => {
  const page = readFileSync('docs/vocabulary.md', 'utf8')
  expect(page, 'docs/vocabulary.md is out of date: run npm run docs').toBe(withVocabulary(page))
})

test('rejects a text without its marks', () => {
  expect(() => withVocabulary('<!-- vocabulary --> and no end')).toThrow('There is no <!-- vocabulary -->')
})

test('the address of every row names a known state', () => {
  for (const { address } of [...scenarioRows, ...personaRows, ...behaviorRows]) {
    expect(words.parseQuery(address.slice(address.indexOf('?'))), address).toMatchObject({ problems: [] })
  }
})
