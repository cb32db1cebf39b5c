import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behavioursOf, canShow } from '~mocks/behaviours'
import { behaviourRows, scenarioRows } from '~mocks/vocabulary'
import { endpointNames } from '@/contract/endpoints'
import { readQuery } from '~mocks/control'
import { scenarioNames } from '~mocks/scenarios'
import { withVocabulary } from './vocabulary'

test('the README tells the scenarios and behaviours that there are', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme, 'README.md is not current: npm run docs').toBe(withVocabulary(readme))
})

test('a text without its marks is refused', () => {
  expect(() => withVocabulary('<!-- vocabulary --> and no end')).toThrow('There is no <!-- vocabulary -->')
})

test('every scenario and every behaviour has its row, and addresses that are understood', () => {
  expect(scenarioRows.map(({ name }) => name)).toEqual(scenarioNames)
  for (const name of endpointNames) {
    const told = behaviourRows.filter(({ shownBy }) => shownBy.includes(name)).map(({ word }) => word)
    expect(told, name).toEqual(expect.arrayContaining([...behavioursOf[name]]))
    expect(told.every((word) => canShow(name, word))).toBe(true)
  }
  for (const { address } of [...scenarioRows, ...behaviourRows]) {
    expect(readQuery(address.slice(address.indexOf('?'))), address).toMatchObject({ unknown: [] })
  }
})
