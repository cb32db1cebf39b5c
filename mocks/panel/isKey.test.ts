import { expect, test } from 'vitest'
import { isKey } from './isKey'

test.each([
  ['QWERTY', 'z', 'KeyZ', true],
  ['QWERTY with Shift', 'Z', 'KeyZ', true],
  ['QWERTZ', 'z', 'KeyY', true],
  ['QWERTZ, where Z is on QWERTY', 'y', 'KeyZ', false],
  ['AZERTY', 'z', 'KeyW', true],
  ['AZERTY, where Z is on QWERTY', 'w', 'KeyZ', false],
  ['a Cyrillic layout', 'я', 'KeyZ', true],
  ['a Cyrillic layout, another key', 'ы', 'KeyS', false],
  ['a Mac with Option', 'Ω', 'KeyZ', true],
  ['a Mac with Option, a dead key', 'Dead', 'KeyE', false],
])('Z is found on %s', (_, key, code, expected) => {
  expect(isKey({ key, code }, 'z')).toBe(expected)
})

test.each([
  ['AZERTY', 'M', 'Semicolon', true],
  ['AZERTY, where M is on QWERTY', '?', 'KeyM', false],
  ['a Mac with Option and Shift', 'Â', 'KeyM', true],
])('M is found on %s', (_, key, code, expected) => {
  expect(isKey({ key, code }, 'm')).toBe(expected)
})
