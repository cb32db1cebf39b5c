import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeIssues } from '@/contract/issues'
import { showReceived } from './showReceived'

const Sign = v.object({
  count: v.number(),
  token: v.pipe(v.string(), v.nonEmpty()),
  tags: v.array(v.number()),
  session: v.optional(v.object({ of: v.number() })),
})

test.each([
  [{ count: 'many' }, 'count: Invalid type: Expected number but received "many"'],
  [{ count: 'a'.repeat(80) }, `count: Invalid type: Expected number but received "${'a'.repeat(59)}...`],
  [{ count: { all: 1 } }, 'count: Invalid type: Expected number but received Object with all'],
  [{ token: 7 }, 'token: Invalid type: Expected string but received (hidden)'],
  [{ session: { of: 'Ada' } }, 'session.of: Invalid type: Expected number but received (hidden)'],
  [{ tags: ['a'] }, '1 of 1 rows left out: tags[0]: Invalid type: Expected number but received string'],
])('a developer reads the value of a field, but for secrets: %j', (part, sentence) => {
  const { issues = [] } = v.safeParse(Sign, { count: 1, token: 'a', tags: [], ...part })
  expect(describeIssues(issues, showReceived)).toEqual([sentence])
})
