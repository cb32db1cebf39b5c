import { industries } from '@/content/industries'
import { jobDefaults, jobsListing } from '@/content/jobs'
import { fillers, otherWords } from '@/content/jobWords'
import { paths } from '@/content/paths'
import { experienceLevels, industryIds, type Job, jobTypes } from '@/contract/endpoints'

type FilterName = keyof typeof jobsListing.filters

/** Compares one field of a job. The name is the query parameter too. */
interface Filter {
  name: FilterName
  options: readonly string[]
}

/** The filters of `/jobs`. */
export const filters: readonly Filter[] = [
  { name: 'type', options: jobTypes },
  { name: 'level', options: experienceLevels },
  { name: 'industry', options: industryIds },
]

/** Says here which option a job has of a field that is not text. */
export function readOption(job: Job, name: FilterName): string | undefined {
  return job[name]
}

/** The filters of `/jobs-listing` (spec section 9). */
export const listingFilters: readonly Filter[] = [
  { name: 'type', options: jobTypes.filter((type) => type !== 'Contract') },
  { name: 'level', options: experienceLevels },
]

export interface JobSearch {
  q: string
  chosen: Partial<Record<FilterName, string>>
  /** May be out of range until ui/Pagination clamps it. */
  page: number
}

export const noSearch = { q: '', chosen: { type: '', level: '', industry: '' } satisfies Record<FilterName, string> }

export function readSearch(params: URLSearchParams, from = filters): JobSearch {
  const chosen = from.flatMap(({ name, options }) => {
    const wanted = params.get(name)?.trim().toLowerCase()
    return options.filter((option) => option.toLowerCase() === wanted).map((option) => [name, option])
  })
  return {
    q: (params.get('q') ?? '').trim().slice(0, jobsListing.search.maxLength).trimEnd(),
    chosen: Object.fromEntries(chosen),
    page: Number(params.get('page') ?? 1),
  }
}

/** Keeps other filters and parameters, and goes back to page 1. */
export function writeSearch(params: URLSearchParams, change: Partial<JobSearch>, from = filters) {
  const next = new URLSearchParams(params)
  const before = readSearch(params, from)
  const { q, page } = { ...before, page: 1, ...change }
  const chosen = { ...before.chosen, ...change.chosen }
  const filtered = Object.fromEntries(from.map(({ name }) => [name, chosen[name]]))
  const values = { q: q.trim(), ...filtered, page: page > 1 && String(page) }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Ignores case and accents, so that "zurich" finds "Zürich". */
export function splitWords(text: string) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*[+#]*/gu) ?? []
}

const joint = /[-’']/g

/** Cached, because the search runs on every key press. */
const indexes = new WeakMap<Job, string[][]>()

/** Returns the words of each field, the most important first. "Front-end" is one word, and its parts are two more. */
function indexJob(job: Job): string[][] {
  const known = indexes.get(job)
  if (known) return known
  const { id, title, company, location = jobDefaults.location, requirements } = job
  // By the name of an option, also as one word, and by an id that is a word, such as IT.
  const options = filters
    .map(({ name }) => readOption(job, name))
    .map((id = '') => `${nameOption(id)} ${nameOption(id).replaceAll(' ', '-')} ${id}`)
  const number = id.padStart(4, '0')
  const index = [title, company, location, ...options, requirements, number].map((text = '') =>
    splitWords(text).flatMap((word) => [
      word.replace(joint, ''),
      ...word.split(joint),
      ...(otherWords.get(word) ?? []),
    ]),
  )
  indexes.set(job, index)
  return index
}

/** Lower is better: whole words before beginnings, then the more important field. Infinity if not found. */
function rankWord(word: string, index: string[][]): number {
  const whole = index.findIndex((words) => words.includes(word))
  if (whole >= 0) return whole
  const beginning = index.findIndex((words) => words.some((other) => other.startsWith(word)))
  if (beginning >= 0) return index.length + beginning
  return word.length > 3 && word.endsWith('s') ? rankWord(word.slice(0, -1), index) : Infinity
}

/** "Back end" may be one word of the job. */
function rankWords(words: readonly string[], index: string[][]) {
  const ranks = words.map((word, at) => {
    const spellings = [[word], [words[at - 1], word], [word, words[at + 1]]].map((parts) => parts.join(''))
    return Math.min(...spellings.map((spelling) => rankWord(spelling, index)))
  })
  return ranks.reduce((sum, rank) => sum + rank, 0)
}

/** Returns the jobs that match every filter and every word of the keyword, the best match first. */
export function searchJobs(jobs: readonly Job[], { q, chosen }: JobSearch) {
  const written = splitWords(q)
  if (q && written.length === 0) return []
  const words = written.filter((word) => !fillers.includes(word)).map((word) => word.replace(joint, ''))
  return jobs
    .filter((job) => filters.every(({ name }) => !chosen[name] || readOption(job, name) === chosen[name]))
    .map((job) => ({ job, rank: rankWords(words, indexJob(job)) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ job }) => job)
}

/** Returns what narrows a search, each with the change that removes it. */
export function listParts({ q, chosen }: JobSearch) {
  const keyword = q ? [{ text: `“${q}”`, without: { q: '' } }] : []
  const options = filters.flatMap(({ name }) => {
    const option = chosen[name]
    return option ? [{ text: nameOption(option), without: { chosen: { [name]: '' } } }] : []
  })
  return [...keyword, ...options]
}

/** Returns the address on `/jobs` of a search that `/jobs-listing` does not offer, such as contracts. */
export function findWiderSearch(params: URLSearchParams) {
  const listed = readSearch(params, listingFilters).chosen
  const isListed = Object.keys(readSearch(params).chosen).every((name) => name in listed)
  return isListed ? undefined : `${paths.jobs}?${writeSearch(params, {})}`
}

export function nameOption(option: string) {
  return industries.items.find(({ id }) => id === option)?.name ?? option
}

/** Jobs of no industry are last; of a search, the industry of the best match is first. */
export function groupJobs(jobs: readonly Job[], q = '') {
  const order = q ? [...new Set(jobs.map(({ industry }) => industry))] : [...industryIds, undefined]
  return order
    .map((industry) => ({ industry, jobs: jobs.filter((job) => job.industry === industry) }))
    .filter((group) => group.jobs.length > 0)
}

/** Names what is searched for: `“nurse”, Part-Time`; '' if that is everything. */
export function describeSearch(search: JobSearch) {
  return listParts(search)
    .map(({ text }) => text)
    .join(', ')
}
