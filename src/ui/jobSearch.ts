import type { jobsListing } from '@/content/jobsListing'
import { experienceLevels, type Job, jobTypes } from '@/contract/entities'

type FilterName = keyof typeof jobsListing.filters

interface Filter {
  /** Its query parameter. */
  name: FilterName
  options: readonly string[]
  matches: (job: Job, option: string) => boolean
}

/** The form, the URL and the search follow from this table. Labels are in content/jobsListing.ts. */
export const filters: readonly Filter[] = [
  { name: 'type', options: jobTypes, matches: (job, option) => job.type === option },
  { name: 'level', options: experienceLevels, matches: (job, option) => job.level === option },
]

export interface JobSearch {
  q: string
  /** The chosen option of each filter that is set. */
  chosen: Partial<Record<FilterName, string>>
  /** May be out of range until ui/Pagination clamps it. */
  page: number
}

/** A limit also keeps a held-down key below the browsers' limit of history changes. */
export const maxKeywordLength = 80

/** Reads the search from a URL and drops unknown options. */
export function readSearch(params: URLSearchParams): JobSearch {
  const chosen = filters.flatMap(({ name, options }) => {
    const wanted = params.get(name)?.trim().toLowerCase()
    return options.filter((option) => option.toLowerCase() === wanted).map((option) => [name, option])
  })
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxKeywordLength).trimEnd(),
    chosen: Object.fromEntries(chosen),
    page: Number(params.get('page') ?? 1),
  }
}

/** Returns the changed query. A change of filter goes back to page 1; other parameters are kept. */
export function writeSearch(params: URLSearchParams, change: Partial<JobSearch>): URLSearchParams {
  const next = new URLSearchParams(params)
  const { q, chosen, page } = { ...readSearch(params), page: 1, ...change }
  const values = [
    ['q', q.trim()] as const,
    ...filters.map(({ name }) => [name, chosen[name]] as const),
    ['page', page > 1 && String(page)] as const,
  ]
  for (const [name, value] of values) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Ignores case and accents, so that "zurich" finds "Zürich". */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Cached, because the search runs on every key press. */
const searchableTexts = new WeakMap<Job, string>()

function getSearchableText(job: Job): string {
  const known = searchableTexts.get(job)
  if (known !== undefined) return known
  const text = normalize([job.title, job.company, job.location, job.type, job.description].join('\n'))
  searchableTexts.set(job, text)
  return text
}

/** Returns the jobs that match every filter and contain every word of the keyword. */
export function searchJobs(jobs: readonly Job[], { q, chosen }: JobSearch): Job[] {
  const words = normalize(q).split(/\s+/).filter(Boolean)
  return jobs.filter(
    (job) =>
      filters.every(({ name, matches }) => {
        const option = chosen[name]
        return !option || matches(job, option)
      }) && words.every((word) => getSearchableText(job).includes(word)),
  )
}

export function isFiltered({ q, chosen }: JobSearch): boolean {
  return q !== '' || Object.keys(chosen).length > 0
}

/** Returns what a search is narrowed by, as words and as the search without it. */
export function partsOf({ q, chosen }: JobSearch): { text: string; without: Pick<JobSearch, 'q' | 'chosen'> }[] {
  const keyword = q ? [{ text: `“${q}”`, without: { q: '', chosen } }] : []
  const options = filters.flatMap(({ name }) => {
    const { [name]: text, ...others } = chosen
    return text ? [{ text, without: { q, chosen: others } }] : []
  })
  return [...keyword, ...options]
}

/** Names what is searched for: `“nurse”, Part-Time`. */
export function describeSearch(search: JobSearch): string {
  return partsOf(search)
    .map(({ text }) => text)
    .join(', ')
}
