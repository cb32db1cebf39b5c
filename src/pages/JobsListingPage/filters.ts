import { type ExperienceLevel, experienceLevels, type Job, type JobType, jobTypes } from '@/contract/entities'

/** What the listing's address says. An empty word means any. */
export interface Filters {
  q: string
  type: JobType | ''
  level: ExperienceLevel | ''
  /** As asked for; ui/Pagination brings it into range once the result is known. */
  page: number
}

/** Longest keyword that is searched for. Also keeps a held-down key below what browsers allow of history changes. */
export const longestKeyword = 80

function wordOf<const Word extends string>(words: readonly Word[], asked: string | null): Word | '' {
  return words.find((word) => word.toLowerCase() === asked?.trim().toLowerCase()) ?? ''
}

/** Reads the filters from an address; what makes no sense there counts as not set. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestKeyword).trimEnd(),
    type: wordOf(jobTypes, params.get('type')),
    level: wordOf(experienceLevels, params.get('level')),
    page: Number(params.get('page') ?? 1),
  }
}

/** The address after a change. A change of filter goes back to page 1; other parameters stay as they are. */
export function changeFilters(params: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(params)
  const { q, type, level, page } = { ...readFilters(params), page: 1, ...change }
  const words = { q: q.trim(), type, level, page: page > 1 ? String(page) : '' }
  for (const [name, value] of Object.entries(words)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Letters as they are compared: without case and accents, so that "zurich" finds "Zürich". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const seenTexts = new WeakMap<Job, string>()

/** What a job's card shows, as it is compared. Worked out once: a search is asked with every letter typed. */
function shownText(job: Job): string {
  const known = seenTexts.get(job)
  if (known !== undefined) return known
  const text = plain([job.title, job.company, job.location, job.description].join('\n'))
  seenTexts.set(job, text)
  return text
}

/** The jobs that have every word of the keyword in what their card shows, and the type and level asked for. */
export function filterJobs(jobs: readonly Job[], { q, type, level }: Filters): Job[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return jobs.filter(
    (job) =>
      (type === '' || job.type === type) &&
      (level === '' || job.level === level) &&
      words.every((word) => shownText(job).includes(word)),
  )
}

/** Whether anything narrows the list. */
export function isFiltered({ q, type, level }: Filters): boolean {
  return q !== '' || type !== '' || level !== ''
}
