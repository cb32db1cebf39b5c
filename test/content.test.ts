import { expect, test } from 'vitest'
import { messages } from '@/content/messages'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/content/**/*.ts', '../mocks/agency/*/rows/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** Sentences that the spec quotes with straight apostrophes. */
const quoted: readonly string[] = [messages.pageNotFound]

/** Every string of a value, and what its functions return. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return stringsIn(value('2', '2', '2'))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn)
  return []
}

const faults = /['"]|\bCVs?\b|[Cc]urriculum vitae|[Rr]ésumé|\b4 ?[-–] ?5\b|Full-time|Part-time/

test.each(Object.entries(modules))('%s keeps to one word for each thing and typographic quotes', (_, module) => {
  expect(stringsIn(module).filter((text) => faults.test(text) && !quoted.includes(text))).toEqual([])
})
