import * as v from 'valibot'
import { expect, test } from 'vitest'
import { person } from '@/content/person'
import { personEntries } from './PersonFields'

test.each(["o'brien@example.ie", 'a&b@example.com', 'a@xn--mnchen-3ya.de', 'ana@a--b.example'])(
  'accepts %s',
  (email) => {
    expect(v.is(personEntries.email, email)).toBe(true)
  },
)

test.each(['ana', 'ana@', '@people.example', 'ana@@people.example', 'ana @people.example', 'ana@people..example'])(
  'rejects %s',
  (email) => {
    expect(v.is(personEntries.email, email)).toBe(false)
  },
)

test.each(['   ', '\u200B\u200E'])('a blank name is missing: %j', (name) => {
  const [issue] = v.safeParse(personEntries.fullName, name).issues ?? []
  expect(issue?.message).toBe(person.reasons.fullNameMissing)
})
