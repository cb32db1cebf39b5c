import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words } from '~mocks/agency/agency'
import { behaviorRows, scenarioRows } from '~mocks/agency/vocabulary'
import { withVocabulary } from './vocabulary'

test('the README tells the scenarios and behaviors that there are', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme, 'README.md is not current: npm run docs').toBe(withVocabulary(readme))
})

test('a text without its marks is refused', () => {
  expect(() => withVocabulary('<!-- vocabulary --> and no end')).toThrow('There is no <!-- vocabulary -->')
})

test('the address of every row names a known state', () => {
  for (const { address } of [...scenarioRows, ...behaviorRows]) {
    expect(words.parseQuery(address.slice(address.indexOf('?'))), address).toMatchObject({ problems: [] })
  }
})
