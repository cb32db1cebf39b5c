import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Job } from '@/contract/endpoints'
import { findRelatedJobs } from './findRelatedJobs'

function job(id: string, title: string, more: Partial<Job> = {}): Job {
  return { ...v.parse(Job, { id, title }), ...more }
}

function listIds(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id)
}

test('jobs whose title shares a word come before those of the same type and level', () => {
  const nurse = job('1', 'Day Surgery Nurse', { type: 'Part-Time', level: 'Mid Level' })
  const others = [
    job('2', 'Bookkeeper', { type: 'Part-Time' }),
    job('3', 'Payroll Clerk', { type: 'Part-Time', level: 'Mid Level' }),
    job('4', 'School nurse'),
  ]
  expect(listIds(findRelatedJobs(nurse, [nurse, ...others]))).toEqual(['4', '3', '2'])
})

test('jobs of the same industry come before those of others, also with a shared word', () => {
  const nurse = job('1', 'Day Surgery Nurse', { industry: 'healthcare', type: 'Part-Time' })
  const others = [job('2', 'Nurse trainer', { type: 'Part-Time' }), job('3', 'Pharmacist', { industry: 'healthcare' })]
  expect(listIds(findRelatedJobs(nurse, others))).toEqual(['3', '2'])
})

test('returns at most three jobs, and never the job itself', () => {
  const jobs = ['1', '2', '3', '4', '5'].map((id) => job(id, 'Welder'))
  expect(listIds(findRelatedJobs(job('3', 'Welder'), jobs))).toEqual(['1', '2', '4'])
})

test('jobs with nothing in common are not related, nor are jobs that share a short word', () => {
  const jobs = [job('2', 'Head of IT'), job('3', 'Cook'), job('4', 'Driver', { type: 'Full-Time', level: 'Fresher' })]
  expect(findRelatedJobs(job('1', 'Master of IT'), jobs)).toEqual([])
})

test('jobs whose titles share a word of four letters are related, whatever its case and punctuation', () => {
  const jobs = [job('2', '(COOK), night'), job('3', 'Cooks')]
  expect(listIds(findRelatedJobs(job('1', 'Head cook'), jobs))).toEqual(['2'])
})

test('two jobs without a type are not related', () => {
  expect(findRelatedJobs(job('1', 'Welder'), [job('2', 'Cook')])).toEqual([])
})

test('two jobs of different types are not related', () => {
  const cook = job('2', 'Cook', { type: 'Internship' })
  expect(findRelatedJobs(job('1', 'Welder', { type: 'Full-Time' }), [cook])).toEqual([])
})

test('titles in other scripts can share words', () => {
  const other = job('2', 'مهندس شبكات')
  expect(listIds(findRelatedJobs(job('1', 'مهندس برمجيات'), [other]))).toEqual(['2'])
})
