import { expect, test } from 'vitest'
import { isKey } from './isKey'

test.each([
  ['z', 'QWERTY', 'z', 'KeyZ', true],
  ['z', 'QWERTY with Shift', 'Z', 'KeyZ', true],
  ['z', 'QWERTZ', 'z', 'KeyY', true],
  ['z', 'QWERTZ, where Z is on QWERTY', 'y', 'KeyZ', false],
  ['z', 'AZERTY', 'z', 'KeyW', true],
  ['z', 'AZERTY, where Z is on QWERTY', 'w', 'KeyZ', false],
  ['z', 'a Cyrillic layout', 'я', 'KeyZ', true],
  ['z', 'a Cyrillic layout, another key', 'ы', 'KeyS', false],
  ['z', 'a Mac with Option', 'Ω', 'KeyZ', true],
  ['z', 'a Mac with Option, a dead key', 'Dead', 'KeyE', false],
  ['m', 'AZERTY', 'M', 'Semicolon', true],
  ['m', 'AZERTY, where M is on QWERTY', '?', 'KeyM', false],
  ['m', 'a Mac with Option and Shift', 'Â', 'KeyM', true],
])('the letter %s is found on %s', (letter, _, key, code, expected) => {
  expect(isKey({ key, code }, letter)).toBe(expected)
})
