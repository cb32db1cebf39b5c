import { expect, test } from 'vitest'
import { checkParameters } from './checkParameters'

test.each([
  ['mocks', 'mock'],
  ['rout', 'route'],
  ['expire', 'expires'],
])('a story with the parameter "%s" fails and names "%s"', (name, meant) => {
  expect(() => checkParameters({ layout: 'fullscreen', [name]: '' })).toThrow(`Did you mean "${meant}"?`)
})

test('parameters of Storybook and our own pass', () => {
  expect(() => checkParameters({ a11y: {}, docs: {}, mock: {}, viewport: {}, options: {}, width: 320 })).not.toThrow()
})
