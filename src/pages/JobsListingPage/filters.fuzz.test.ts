import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect } from 'vitest'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/entities'
import { pagesOf, pageWithin, rowsOfPage } from '@/ui/Pagination/Pagination'
import { fuzz, hostileText } from '~test/fuzz'
import { changeFilters, filterJobs, readFilters } from './filters'

const samples = v.parse(v.array(Job), sampleJobs)
const words = fc.oneof(
  fc.constantFrom('full-time', ' Fresher', '2', '-1', '1e3', '0x2', 'Infinity', 'nurse'),
  hostileText(),
)
const addresses = fc.dictionary(fc.constantFrom('q', 'type', 'level', 'page', 'utm', 'mock'), words)

fuzz(
  'whatever the listing’s address says, a page of it is shown, and reading what was written changes nothing',
  fc.asyncProperty(addresses, async (given) => {
    const params = new URLSearchParams(given)
    const filters = readFilters(params)
    const found = filterJobs(samples, filters)
    const total = pagesOf(found.length, 6)
    const page = pageWithin(filters.page, total)
    expect(Number.isInteger(page) && page >= 1 && page <= total).toBe(true)
    expect(rowsOfPage(found, page, 6).length > 0).toBe(found.length > 0)
    const written = new URLSearchParams(changeFilters(params, { page }).toString())
    expect(readFilters(written)).toEqual({ ...filters, page })
    expect(written.get('utm')).toBe(params.get('utm'))
  }),
  { short: 60 },
)

fuzz(
  'filters only leave out: no job is changed, added or shown twice, and each that is left out has a reason',
  fc.asyncProperty(addresses, async (given) => {
    const filters = readFilters(new URLSearchParams(given))
    const found = filterJobs(samples, filters)
    expect(samples.filter((job) => found.includes(job))).toEqual(found)
    expect(filterJobs(found, filters)).toEqual(found)
    if (filters.q === '')
      expect(found).toEqual(
        samples.filter(
          ({ type, level }) => (!filters.type || type === filters.type) && (!filters.level || level === filters.level),
        ),
      )
  }),
)
