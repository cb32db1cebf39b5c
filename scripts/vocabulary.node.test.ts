import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviorsOf, canShow } from '~mocks/behaviors'
import { behaviorRows, scenarioRows } from '~mocks/vocabulary'
import { endpointNames } from '@/contract/endpoints'
import { readQuery } from '~mocks/control'
import { scenarioNames } from '~mocks/scenarios'
import { withVocabulary } from './vocabulary'

test('docs/vocabulary.md lists the current scenarios and behaviors', () => {
  const page = readFileSync('docs/vocabulary.md', 'utf8')
  expect(page, 'docs/vocabulary.md is out of date: run npm run docs').toBe(withVocabulary(page))
})

test('a text without its marks is refused', () => {
  expect(() => withVocabulary('<!-- vocabulary --> and no end')).toThrow('There is no <!-- vocabulary -->')
})

test('every scenario and every behavior has its row, and addresses that are understood', () => {
  expect(scenarioRows.map(({ name }) => name)).toEqual(scenarioNames)
  for (const name of endpointNames) {
    const told = behaviorRows.filter(({ shownBy }) => shownBy.includes(name)).map(({ word }) => word)
    expect(told, name).toEqual(expect.arrayContaining([...behaviorsOf[name]]))
    expect(told.every((word) => canShow(name, word))).toBe(true)
  }
  for (const { address } of [...scenarioRows, ...behaviorRows]) {
    expect(readQuery(address.slice(address.indexOf('?'))), address).toMatchObject({ unknown: [] })
  }
})
