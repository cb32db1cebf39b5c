import type { Job } from '@/contract/endpoints'
import { splitWords } from './jobSearch'

const maxJobs = 3
/** Shorter words ("of", "and", "HR") match too many jobs. */
const shortestWord = 4

function listWords({ title }: Job): Set<string> {
  return new Set(splitWords(title).filter((word) => word.length >= shortestWord))
}

/** Returns other jobs: first those that share a title word, then those of the same type or level. */
export function findRelatedJobs(job: Job, jobs: readonly Job[]): Job[] {
  const words = listWords(job)

  function rateMatch(other: Job) {
    const shared = [...listWords(other)].filter((word) => words.has(word)).length
    const sameType = job.type !== undefined && other.type === job.type
    const sameLevel = job.level !== undefined && other.level === job.level
    return shared * 3 + Number(sameType) + Number(sameLevel)
  }

  return jobs
    .filter(({ id }) => id !== job.id)
    .map((other) => ({ other, rating: rateMatch(other) }))
    .filter(({ rating }) => rating > 0)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, maxJobs)
    .map(({ other }) => other)
}
