import { expect, test } from 'vitest'
import { dropRepeated } from './dropRepeated'

test('keeps the first of two rows with one id, in their order', () => {
  const rows = [
    { id: '2', title: 'Nurse' },
    { id: '1', title: 'Baker' },
    { id: '2', title: 'Nurse, updated' },
  ]
  expect(dropRepeated(rows)).toEqual(rows.slice(0, 2))
})
