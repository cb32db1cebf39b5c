import type { Job } from '@/contract/endpoints'
import { splitWords } from './jobSearch'

const maxJobs = 3
/** Shorter words ("of", "and", "HR") match too many jobs. */
const shortestWord = 4

function listWords({ title }: Job) {
  return new Set(splitWords(title).filter((word) => word.length >= shortestWord))
}

/** Returns other jobs: first those of the same industry, then those that share a title word, a type or a level. */
export function findRelatedJobs(job: Job, jobs: readonly Job[]) {
  const words = listWords(job)

  function rateMatch(other: Job) {
    const shared = [...listWords(other)].filter((word) => words.has(word)).length
    const isSame = (field: 'industry' | 'type' | 'level') => job[field] !== undefined && job[field] === other[field]
    return Number(isSame('industry')) * 6 + shared * 3 + Number(isSame('type')) + Number(isSame('level'))
  }

  return jobs
    .filter(({ id }) => id !== job.id)
    .map((other) => ({ other, rating: rateMatch(other) }))
    .filter(({ rating }) => rating > 0)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, maxJobs)
    .map(({ other }) => other)
}
