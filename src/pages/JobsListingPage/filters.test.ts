import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/entities'
import { changeFilters, type Filters, filterJobs, isFiltered, readFilters } from './filters'

const jobs = v.parse(v.array(Job), sampleJobs)
const none: Filters = { q: '', type: '', level: '', page: 1 }

function read(search: string) {
  return readFilters(new URLSearchParams(search))
}

function change(search: string, to: Partial<Filters>) {
  return changeFilters(new URLSearchParams(search), to).toString()
}

function ids(filters: Partial<Filters>) {
  return filterJobs(jobs, { ...none, ...filters }).map(({ id }) => id)
}

describe('reading the address', () => {
  test('an empty address asks for everything, from page 1', () => {
    expect(read('')).toEqual(none)
  })

  test('all four words are read', () => {
    expect(read('?q=nurse&type=Part-Time&level=Mid+Level&page=2')).toEqual({
      q: 'nurse',
      type: 'Part-Time',
      level: 'Mid Level',
      page: 2,
    })
  })

  test('a type typed by hand in small letters counts, an unknown one does not', () => {
    expect(read('?type=full-time&level=senior%20level')).toMatchObject({ type: 'Full-Time', level: 'Senior Level' })
    expect(read('?type=Volunteer&level=Wizard')).toMatchObject({ type: '', level: '' })
  })

  test('a keyword of unreasonable length is cut', () => {
    expect(read(`?q=${'x'.repeat(500)}`).q).toHaveLength(80)
  })
})

describe('changing the address', () => {
  test('a change of filter goes back to page 1', () => {
    expect(change('?q=a&page=2', { type: 'Internship' })).toBe('q=a&type=Internship')
  })

  test('turning the page keeps the filters', () => {
    expect(change('?q=a&level=Fresher', { page: 2 })).toBe('q=a&level=Fresher&page=2')
    expect(change('?q=a&page=2', { page: 1 })).toBe('q=a')
  })

  test('other parameters stay, filters that are not set leave no trace', () => {
    expect(change('?mock=jobs%3Aslow&q=a&type=Internship&page=2', { q: '  ', type: '' })).toBe('mock=jobs%3Aslow')
  })

  test('a keyword that is cut off between two words is the same after a reload', () => {
    const read = readFilters(new URLSearchParams({ q: `${'a'.repeat(79)} nurse` }))
    expect(readFilters(changeFilters(new URLSearchParams(), read))).toEqual(read)
  })

  test('the address that was given is left as it was', () => {
    const params = new URLSearchParams('q=a')
    changeFilters(params, { q: 'b' })
    expect(params.get('q')).toBe('a')
  })
})

test.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ q: 'nurse' }, true],
  [{ type: 'Full-Time' }, true],
  [{ level: 'Fresher' }, true],
] as const)('%j narrows the list: %s', (set, narrows) => expect(isFiltered({ ...none, ...set })).toBe(narrows))

describe('filtering', () => {
  test('blanks around and between words count for nothing', () => {
    expect(readFilters(new URLSearchParams({ q: '  nurse ' })).q).toBe('nurse')
    expect(ids({ q: '  toronto   nurse ' })).toEqual(['2'])
  })

  test('no word is found across the end of one text and the start of the next', () => {
    const job = v.parse(Job, { id: 8, title: 'Night', company: 'Owl' })
    expect(filterJobs([job], { ...none, q: 'nightowl' })).toEqual([])
  })

  test('without filters all seven are there', () => {
    expect(ids({})).toHaveLength(7)
  })

  test('a keyword is found in title, company, place and description, whatever its case', () => {
    expect(ids({ q: 'BACKEND' })).toEqual(['1'])
    expect(ids({ q: 'kinmore' })).toEqual(['3'])
    expect(ids({ q: 'singapore' })).toEqual(['6'])
    expect(ids({ q: 'jebel' })).toEqual(['4'])
  })

  test('every word has to be found, in any order', () => {
    expect(ids({ q: 'toronto nurse' })).toEqual(['2'])
    expect(ids({ q: 'berlin nurse' })).toEqual([])
  })

  test('accents do not matter', () => {
    const zurich = v.parse(Job, { id: 8, title: 'Koch', location: 'Zürich' })
    expect(filterJobs([zurich], { ...none, q: 'zurich' })).toEqual([zurich])
    expect(filterJobs([zurich], { ...none, q: 'ZÜRICH' })).toEqual([zurich])
  })

  test('a default is found like any other word', () => {
    expect(ids({ q: 'remote' })).toEqual(['5'])
  })

  test('type and level narrow together', () => {
    expect(ids({ type: 'Full-Time' })).toEqual(['1', '4', '6', '7'])
    expect(ids({ type: 'Full-Time', level: 'Senior Level' })).toEqual(['1', '6'])
    expect(ids({ type: 'Internship', level: 'Senior Level' })).toEqual([])
  })
})
