import * as v from 'valibot'
import { expect, test } from 'vitest'
import { token } from './endpoint'
import { Dashboard, Job } from './endpoints'
import { describeIssues } from './issues'

function describeSent(schema: v.GenericSchema, value: unknown): string[] {
  return describeIssues(v.safeParse(schema, value).issues ?? [])
}

const job = { id: 1, title: 'Nurse' }

test.each([
  [
    Dashboard,
    { totalUsers: 1, totalJobs: 'many' },
    ['totalJobs: Invalid type: Expected number but received string', 'totalBlogs is missing'],
  ],
  [
    Dashboard,
    { totalUsers: -1, totalJobs: 0.5, totalBlogs: 0 },
    ['totalUsers: Invalid value: Expected >=0 but received number', 'totalJobs: Invalid integer: Received number'],
  ],
  [Job, { ...job, title: ' ' }, ['title: Expected text but received none']],
  [Job, { ...job, id: '..' }, ['id: Expected an id that fits in a URL but received string']],
  [Job, { ...job, title: { en: 'Nurse' } }, ['title: Invalid type: Expected string but received Object with en']],
  [Job, { ...job, title: { 'a@b.example': 1 } }, ['title: Invalid type: Expected string but received Object']],
  [Job, { ...job, title: Array(9).fill(0) }, ['title: Invalid type: Expected string but received Array']],
  [
    Job,
    { ...job, title: { ['a'.repeat(80)]: 1 } },
    [`title: Invalid type: Expected string but received Object with ${'a'.repeat(48)}...`],
  ],
  [Job, null, ['Invalid type: Expected Object but received null']],
  [Job, undefined, ['the body is missing']],
  [Job, 'no job', ['Invalid type: Expected Object but received string']],
  [v.array(Job), [job, 'no job', {}], ['2 of 3 rows left out: [1]: Invalid type: Expected Object but received string']],
  [
    v.object({ all: v.array(Job), total: v.number() }),
    { all: [{}] },
    ['1 of 1 rows left out: all[0].id is missing', 'total is missing'],
  ],
  [v.object({ title: v.string() }, 'can’t be blank'), {}, ['title: can’t be blank']],
  [v.object({ token }), { token: 'two words' }, ['token: Invalid format: Expected /^[!-~]+$/ but received string']],
])('says what breaks the contract, and the type of what was received: %#', (schema, value, sentences) => {
  expect(describeSent(schema, value)).toEqual(sentences)
})

test.each([
  [v.string(), 7_654_321],
  [v.number(), 'xSENTx'],
  [v.picklist(['a', 'b']), 'xSENTx'],
  [v.pipe(v.string(), v.email()), 'xSENTx'],
  [v.pipe(v.string(), v.maxLength(2)), 'xSENTx'],
  [v.pipe(v.number(), v.maxValue(2)), 7_654_321],
  [v.pipe(v.number(), v.multipleOf(2)), 7_654_321],
  [v.pipe(v.string(), v.isoDate()), 'xSENTx'],
  [v.pipe(v.string(), v.startsWith('a'), v.endsWith('b'), v.includes('c')), 'xSENTx'],
  [v.literal('a'), 'xSENTx'],
  [v.union([v.number(), v.boolean()]), 'xSENTx'],
  [token, 'xSENTx two words'],
  [v.strictObject({}), { a: 'xSENTx' }],
  [v.array(v.object({ a: v.number() })), [{ a: 'xSENTx' }, { a: 1 }]],
])('no sentence holds a value that was received, as valibot’s own messages do: %#', (schema, value) => {
  expect(v.safeParse(schema, value).success).toBe(false)
  expect(describeSent(v.object({ field: schema }), { field: value }).join(' ')).not.toMatch(/SENT|7654321/)
})
