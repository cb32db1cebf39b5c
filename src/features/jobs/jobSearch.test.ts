import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { datasets } from '~mocks/agency/rows/datasets'
import {
  describeSearch,
  filters,
  findWiderSearch,
  groupJobs,
  listingFilters,
  nameOption,
  noSearch,
  type JobSearch,
  readSearch,
  searchJobs,
  writeSearch,
} from './jobSearch'

const jobs = v.parse(v.array(Job), sampleJobs)
const empty: JobSearch = { q: '', chosen: {}, page: 1 }

function read(query: string) {
  return readSearch(new URLSearchParams(query))
}

function write(query: string, change: Partial<JobSearch>) {
  return writeSearch(new URLSearchParams(query), change).toString()
}

function ids(search: Partial<JobSearch>) {
  return searchJobs(jobs, { ...empty, ...search }).map(({ id }) => id)
}

describe('reading the URL', () => {
  test('asks for every job on page 1 if the query is empty', () => {
    expect(read('')).toEqual(empty)
  })

  test('reads every parameter', () => {
    expect(read('?q=nurse&type=Part-Time&level=Mid+Level&page=2')).toEqual({
      q: 'nurse',
      chosen: { type: 'Part-Time', level: 'Mid Level' },
      page: 2,
    })
  })

  test('ignores the case of an option, and drops an unknown one', () => {
    expect(read('?type=contract&level=senior%20level').chosen).toEqual({ type: 'Contract', level: 'Senior Level' })
    expect(readSearch(new URLSearchParams('?type=contract'), listingFilters).chosen).toEqual({})
    expect(read('?type=Volunteer&level=Wizard').chosen).toEqual({})
  })

  test('cuts a keyword that is too long', () => {
    expect(read(`?q=${'x'.repeat(500)}`).q).toHaveLength(80)
  })
})

const options = filters.flatMap(({ name, options }) => options.map((option) => ({ name, option })))

test.each(options)('finds the jobs of the $name “$option”, also by typing it', ({ name, option }) => {
  const found = searchJobs(v.parse(v.array(Job), datasets.large().job), { ...empty, chosen: { [name]: option } })
  expect(found, 'readOption of jobSearch.ts').not.toEqual([])
  for (const q of [nameOption(option), nameOption(option).replaceAll(' ', '-')])
    expect(searchJobs(found, { ...empty, q }), q).toHaveLength(found.length)
})

test.each([
  ['type=Contract', '/jobs?type=Contract'],
  ['q=network&type=contract&page=2', '/jobs?q=network&type=Contract'],
  ['industry=it&level=fresher', '/jobs?industry=it&level=Fresher'],
  ['type=Part-Time&level=Fresher&page=2', undefined],
  ['type=Volunteer', undefined],
  ['', undefined],
])('a search of the seven picks by "%s" goes to %s', (query, address) => {
  expect(findWiderSearch(new URLSearchParams(query))).toBe(address)
})

describe('writing the URL', () => {
  test('goes back to page 1 when a filter changes, and keeps the others', () => {
    expect(write('?q=a&page=2&level=Fresher', { chosen: { type: 'Internship' } })).toBe(
      'q=a&level=Fresher&type=Internship',
    )
  })

  test('keeps the filters when the page changes', () => {
    expect(write('?q=a&level=Fresher', { page: 2 })).toBe('q=a&level=Fresher&page=2')
    expect(write('?q=a&page=2', { page: 1 })).toBe('q=a')
  })

  test('keeps other parameters and leaves out empty ones', () => {
    expect(write('?mock=jobs%3Aslow&q=a&type=Internship&page=2', { q: '  ', chosen: { type: '' } })).toBe(
      'mock=jobs%3Aslow',
    )
    expect(write('?q=a&type=Internship&level=Fresher&industry=it', noSearch)).toBe('')
  })

  test('keeps a keyword that was cut between two words', () => {
    const search = readSearch(new URLSearchParams({ q: `${'a'.repeat(79)} nurse` }))
    expect(readSearch(writeSearch(new URLSearchParams(), search))).toEqual(search)
  })

  test('does not change the given parameters', () => {
    const params = new URLSearchParams('q=a')
    writeSearch(params, { q: 'b' })
    expect(params.get('q')).toBe('a')
  })
})

test('names the words and the filters of a search', () => {
  expect(describeSearch(read('?q=day+nurse&level=fresher&type=Part-Time'))).toBe('“day nurse”, Part-Time, Fresher')
  expect(describeSearch(read('?industry=healthcare'))).toBe('Healthcare & Pharma')
  expect(describeSearch(read('?page=3'))).toBe('')
})

describe('searching', () => {
  test('ignores spaces around and between words', () => {
    expect(readSearch(new URLSearchParams({ q: '  nurse ' })).q).toBe('nurse')
    expect(ids({ q: '  toronto   nurse ' })).toEqual(['2'])
  })

  test('finds no word across the end of one field and the start of the next', () => {
    const job = v.parse(Job, { id: 8, title: 'Night', company: 'Owl' })
    expect(searchJobs([job], { ...empty, q: 'nightowl' })).toEqual([])
  })

  test.each([
    ['BACKEND', ['1']],
    ['back-end', ['1']],
    ['back end', ['1']],
    ['senior back end engineer', ['1']],
    ['health care', ['2']],
    ['back', ['1']],
    ['end', []],
    ['kinmore', ['3']],
    ['singapore', ['6']],
    ['UAE', ['4']],
    ['internship', ['3']],
    ['contract', ['6', '7']],
    ['fresher', ['3', '5']],
    ['senior level', ['1', '6']],
    ['postgresql', ['1']],
    ['HR', ['3']],
    ['remote', ['5']],
    ['IT', ['1']],
    ['information technology', ['1']],
    ['healthcare', ['2']],
    ['Healthcare & Pharma', ['2']],
    ['retail', ['3', '5']],
    ['banking', ['6']],
    ['media', ['7']],
    ['supply chain', ['4']],
    ['full-time', ['1', '4']],
    ['nurses', ['2']],
    // No plural.
    ['das', []],
    ['nurse jobs in Toronto', ['2']],
    ['No. 0002', ['2']],
    ['Job 0002', ['2']],
    ['work from home', ['5']],
    ['home office', ['5']],
    ['developer', ['1', '7']],
    ['graduate', ['3', '5']],
    ['entry level', ['3', '5']],
    ['constructor', []],
    ['C#', []],
    ['not specified', []],
    ['!?', []],
  ])(
    'finds "%s" in %j: title, company, place, industry, type, level, requirements and number, but no default',
    (q, found) => {
      expect(ids({ q }).toSorted()).toEqual(found)
    },
  )

  test('lists whole words before beginnings, and a title before the rest', () => {
    const rows = [
      { id: 1, title: 'Reactor Technician', industry: 'healthcare' },
      { id: 2, title: 'Web Developer', requirements: 'React' },
      { id: 3, title: 'Welder', company: 'React Works' },
      { id: 4, title: 'Senior React Engineer', industry: 'it' },
    ]
    const found = searchJobs(v.parse(v.array(Job), rows), { ...empty, q: 'react' })
    expect(found.map(({ id }) => id)).toEqual(['4', '3', '2', '1'])
    expect(groupJobs(found, 'react').map(({ industry }) => industry)).toEqual(['it', undefined, 'healthcare'])
  })

  test('needs every word, in any order', () => {
    expect(ids({ q: 'toronto nurse' })).toEqual(['2'])
    expect(ids({ q: 'berlin nurse' })).toEqual([])
  })

  test.each([
    ['Zürich, Switzerland', 'zurich'],
    ['Zürich, Switzerland', 'ZÜRICH'],
    ['Austin, United States', 'USA'],
  ])('finds %s by "%s"', (location, q) => {
    const job = v.parse(Job, { id: 8, title: 'Koch', location })
    expect(searchJobs([job], { ...empty, q })).toEqual([job])
  })

  test.each(listingFilters.flatMap(({ name, options }) => options.map((option) => [name, option] as const)))(
    'narrows the jobs by %s "%s"',
    (name, option) => {
      const found = ids({ chosen: { [name]: option } })
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(jobs.length)
    },
  )
})
