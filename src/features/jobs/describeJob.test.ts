import * as v from 'valibot'
import { expect, test } from 'vitest'
import { application } from '@/content/application'
import { jobDetail } from '@/content/jobs'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { describeJob } from './describeJob'

const jobs = v.parse(v.array(Job), sampleJobs)

test('search engines read a description of its own for each job and each application', () => {
  const descriptions = jobs.map(describeJob).flatMap((job) => [jobDetail.describe(job), application.describe(job)])
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter(({ length }) => length < 70 || length > 180)).toEqual([])
})

test('a job is named with its employer and its place, and without an employer where none is known', () => {
  expect(describeJob(v.parse(Job, { id: 1, title: 'Nurse', company: 'Hill', location: 'Leeds' }))).toBe(
    'Nurse, Hill, Leeds',
  )
  expect(describeJob(v.parse(Job, { id: 1, title: 'Nurse' }))).toBe('Nurse, Remote')
})
