import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect } from 'vitest'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { takePage } from '@/ui/Pagination/Pagination'
import { fuzz, hostileText } from '~test/fuzz'
import { writeSearch, searchJobs, readSearch } from './jobSearch'

const samples = v.parse(v.array(Job), sampleJobs)
const words = fc.oneof(
  fc.constantFrom('full-time', ' Fresher', '2', '-1', '1e3', '0x2', 'Infinity', 'nurse'),
  hostileText(),
)
const addresses = fc.dictionary(fc.constantFrom('q', 'type', 'level', 'industry', 'page', 'utm', 'mock'), words)

fuzz(
  'any query of the listing shows a page, and survives being written and read again',
  fc.asyncProperty(addresses, async (given) => {
    const params = new URLSearchParams(given)
    const search = readSearch(params)
    const found = searchJobs(samples, search)
    const { page, total, rows } = takePage(found, search.page, 6)
    expect(Number.isInteger(page) && page >= 1 && page <= total).toBe(true)
    expect(rows.length > 0).toBe(found.length > 0)
    const written = new URLSearchParams(writeSearch(params, { page }).toString())
    expect(readSearch(written)).toEqual({ ...search, page })
    expect(written.get('utm')).toBe(params.get('utm'))
  }),
  { numRuns: 60 },
)

fuzz(
  'filters never change, add or repeat a job, and only leave out jobs that do not match',
  fc.asyncProperty(addresses, async (given) => {
    const search = readSearch(new URLSearchParams(given))
    const found = searchJobs(samples, search)
    expect(samples.filter((job) => found.includes(job))).toEqual(found.toSorted((a, b) => Number(a.id) - Number(b.id)))
    expect(searchJobs(found, search)).toEqual(found)
    const { type, level, industry } = search.chosen
    if (search.q !== '') return
    const matches = samples.filter((job) => (type ?? job.type) === job.type && (level ?? job.level) === job.level)
    expect(found).toEqual(matches.filter((job) => (industry ?? job.industry) === job.industry))
  }),
)
