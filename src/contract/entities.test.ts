import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Article, Blog, Dashboard, Job } from './entities'

test.each([
  [85000, 85000],
  [0, 0],
  [-1, null],
  ['85000', 85000],
  ['$ 85,000', 85000],
  ['0', 0],
  [' $40 an hour', null],
  ['   ', null],
  ['', null],
  [null, null],
  [undefined, null],
  [true, null],
  [{ from: 1 }, null],
])('reads the salary %j as %j', (sent, salary) => {
  expect(v.parse(Job, { id: 1, title: 'A job', salary: sent }).salary).toBe(salary)
})

test('a post that says little is by the agency, and leaves the rest empty', () => {
  expect(v.parse(Blog, { id: 1, title: ' A post ', author: ' ' })).toEqual({
    id: '1',
    title: 'A post',
    author: 'Alderway',
    date: '',
    description: '',
    content: '',
    imageUrl: '',
  })
})

test('an article that says little leaves the rest empty, and optional words lose the blanks around them', () => {
  expect(v.parse(Article, { title: 'News' })).toEqual({ title: 'News', description: '', url: '' })
  expect(v.parse(Article, { title: 'News', description: ' So it is. ' }).description).toBe('So it is.')
})

test('a job without a description has none, and one of an unknown type or level has neither', () => {
  const job = v.parse(Job, { id: 1, title: 'A job', type: 'Full-time', level: 7 })
  expect([job.description, job.type, job.level]).toEqual(['', undefined, undefined])
})

test.each([-1, 0.5, '7', null])('%j is no count', (totalUsers) => {
  expect(v.is(Dashboard, { totalUsers, totalJobs: 0, totalBlogs: 0 })).toBe(false)
})
