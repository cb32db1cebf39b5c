import * as v from 'valibot'
import { expect, test } from 'vitest'
import { token } from './endpoint'
import { Dashboard, Job } from './entities'
import { describeIssues } from './issues'

function sentencesOf(schema: v.GenericSchema, value: unknown): string[] {
  return describeIssues(v.safeParse(schema, value).issues ?? [])
}

const job = { id: 1, title: 'Nurse' }

test.each([
  [
    Dashboard,
    { totalUsers: 1, totalJobs: 'many' },
    ['totalJobs: Invalid type: Expected number but received "many"', 'totalBlogs is missing'],
  ],
  [
    Dashboard,
    { totalUsers: -1, totalJobs: 0.5, totalBlogs: 0 },
    ['totalUsers: Invalid value: Expected >=0 but received -1', 'totalJobs: Invalid integer: Received 0.5'],
  ],
  [Job, { ...job, title: ' ' }, ['title: Expected text but received none']],
  [Job, { ...job, id: '..' }, ['id: Expected an id that fits in a URL but received ".."']],
  [Job, { ...job, title: { en: 'Nurse' } }, ['title: Invalid type: Expected string but received Object with en']],
  [Job, { ...job, title: Array(9).fill(0) }, ['title: Invalid type: Expected string but received Array']],
  [
    Dashboard,
    { totalUsers: 'a'.repeat(80), totalJobs: 0, totalBlogs: 0 },
    [`totalUsers: Invalid type: Expected number but received "${'a'.repeat(59)}...`],
  ],
  [Job, null, ['Invalid type: Expected Object but received null']],
  [Job, 'no job', ['Invalid type: Expected Object but received string']],
  [v.array(Job), [job, 'no job', {}], ['2 of 3 rows left out: [1]: Invalid type: Expected Object but received string']],
  [
    v.object({ all: v.array(Job), total: v.number() }),
    { all: [{}] },
    ['1 of 1 rows left out: all[0].id is missing', 'total is missing'],
  ],
  [v.object({ token }), { token: 'two words' }, ['token: Invalid format: Expected /^[!-~]+$/ but received (hidden)']],
])('says what breaks the contract, and what came: %#', (schema, value, sentences) => {
  expect(sentencesOf(schema, value)).toEqual(sentences)
})
