import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Article, Blog, Dashboard, Job } from './endpoints'
import { parseResponse } from './issues'

test('leaves out a row whose id is too large for a number, which another row may have then', () => {
  const rows: unknown = JSON.parse('[{"id":9007199254740993,"title":"A"},{"id":"9007199254740993","title":"B"}]')
  const { isUsable, issues, ...parsed } = parseResponse(v.array(Job), rows)
  expect([isUsable, issues.length, parsed]).toMatchObject([
    true,
    1,
    { output: [{ id: '9007199254740993', title: 'B' }] },
  ])
})

test.each([
  [85000, 85000],
  [0, 0],
  [-1, undefined],
  ['85000', 85000],
  ['$ 85,000', 85000],
  ['0', 0],
  ['$85,000.50', 85000.5],
  ['85.000', '85.000'],
  ['8,50,000', '8,50,000'],
  ['0x10', '0x10'],
  ['1e5', '1e5'],
  ['85 000', '85 000'],
  ['Infinity', 'Infinity'],
  [' $40 an hour', '$40 an hour'],
  ['80,000 - 100,000', '80,000 - 100,000'],
  ['   ', undefined],
  [null, undefined],
  [true, undefined],
  [{ from: 1 }, undefined],
])('reads the salary %j as %j', (sent, salary) => {
  expect(v.parse(Job, { id: 1, title: 'A job', salary: sent }).salary).toBe(salary)
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-01-01', '2026-01-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-05-04T09:30:00Z', '2026-05-04'],
  [' 2026-11-16T23:30:00-08:00', '2026-11-16'],
  ['2026-11-16 00:15:00', '2026-11-16'],
  ['2026-13-01', undefined],
  ['2026-02-30', undefined],
  ['2026-11-161', undefined],
  ['November 16, 2026', undefined],
  ['16/11/2026', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [1_794_787_200_000, undefined],
])('reads the date %j as its own day %j, whatever the time zone', (sent, day) => {
  expect(v.parse(Job, { id: 1, title: 'A job', datePosted: sent }).datePosted).toBe(day)
  expect(v.parse(Blog, { id: 1, title: 'A post', date: sent }).date).toBe(day)
  expect(v.parse(Article, { title: 'News', publishedAt: sent }).publishedAt).toBe(day)
})

test('a post without details is by the agency, without a date, and its other fields are empty', () => {
  expect(v.parse(Blog, { id: 1, title: ' A post ', author: ' ' })).toEqual({
    id: '1',
    title: 'A post',
    author: 'Alderway',
    date: undefined,
    description: '',
    content: '',
    imageUrl: '',
  })
})

test('optional fields of an article are trimmed, and empty if absent', () => {
  expect(v.parse(Article, { title: 'News' })).toEqual({ title: 'News', description: '', url: '' })
  expect(v.parse(Article, { title: 'News', description: ' So it is. ' }).description).toBe('So it is.')
})

test('a job has an empty description by default, and no place, type or level if they are missing or unknown', () => {
  const job = v.parse(Job, { id: 1, title: 'A job', type: 'Full-time', level: 7 })
  expect([job.description, job.location, job.type, job.level]).toEqual(['', undefined, undefined, undefined])
})

test.each([-1, 0.5, '7', null])('%j is not a count', (totalUsers) => {
  expect(v.is(Dashboard, { totalUsers, totalJobs: 0, totalBlogs: 0 })).toBe(false)
})

test('a list leaves out rows that break the contract', () => {
  const rows = [{ title: 'Good news' }, { title: null }, 'not an article', { title: ' ' }]
  expect(parseResponse(v.array(Article), rows)).toMatchObject({
    output: [{ title: 'Good news' }],
    issues: [{}, {}, {}],
  })
  expect(parseResponse(v.object({ articles: v.array(Article) }), { articles: rows })).toMatchObject({
    output: { articles: [{ title: 'Good news' }] },
  })
  expect(parseResponse(v.array(Article), rows.slice(1)).isUsable).toBe(false)
  expect(parseResponse(v.array(Article), []).isUsable).toBe(true)
})
