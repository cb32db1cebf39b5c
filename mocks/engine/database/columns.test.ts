import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Column, date, optional, url } from './columns'

const findProblem = ({ schema }: Pick<Column, 'schema'>, cell: unknown) => v.safeParse(schema, cell).issues?.[0].message

test.each([
  '2026-11-27',
  '2024-02-29',
  '2026-11-27T10:00',
  '2026-11-27T10:00:00.123+02:00',
  new Date(0).toISOString(),
  date.default,
])('a date cell takes "%s"', (cell) => {
  expect(findProblem(date, cell)).toBeUndefined()
})

test.each(['soon', '2026-02-30', '2026-13-01', '2026-11', '27.11.2026', 'Nov 27, 2026', '2026-11-27T25:00', ' '])(
  'a date cell refuses "%s"',
  (cell) => {
    expect(findProblem(date, cell)).toBe(`Expected a date such as 2026-11-27 but received "${cell}"`)
    expect(findProblem(optional(date), cell)).toBe(findProblem(date, cell))
  },
)

test.each(['https://a.example/b?c#d', '/pictures/1.avif', '../1.avif', 'mailto:a@b.example', url.default])(
  'a URL cell takes "%s"',
  (cell) => {
    expect(findProblem(url, cell)).toBeUndefined()
  },
)

test.each(['two words', 'https://', 'http://a:port/'])('a URL cell refuses "%s"', (cell) => {
  expect(findProblem(url, cell)).toBe(`Expected a URL or a path but received "${cell}"`)
})
