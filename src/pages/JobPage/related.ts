import type { Job } from '@/contract/entities'

/** How many jobs a job's page names besides its own. */
const most = 3
/** Shorter words ("of", "and", "HR") say too little about what a job is. */
const shortestWord = 4

function wordsOf(title: string): Set<string> {
  return new Set(
    title
      .toLocaleLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length >= shortestWord),
  )
}

/** Up to three other jobs: those whose title shares a word come first, then those of the same type and level. */
export function relatedJobs(job: Job, jobs: readonly Job[]): Job[] {
  const words = wordsOf(job.title)

  function closeness(other: Job): number {
    const shared = [...wordsOf(other.title)].filter((word) => words.has(word)).length
    const sameType = job.type !== undefined && other.type === job.type
    const sameLevel = job.level !== undefined && other.level === job.level
    return shared * 3 + Number(sameType) + Number(sameLevel)
  }

  return jobs
    .filter(({ id }) => id !== job.id)
    .map((other) => ({ other, close: closeness(other) }))
    .filter(({ close }) => close > 0)
    .toSorted((a, b) => b.close - a.close)
    .slice(0, most)
    .map(({ other }) => other)
}
