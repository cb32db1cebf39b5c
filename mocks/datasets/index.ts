import type { JobRow } from '@/contract/entities'
import { agency } from './agency'
import { jobAt } from './rows'
import type { Dataset } from './types'

function jobsUpTo(count: number): readonly JobRow[] {
  const own = agency.jobs.length
  return [...agency.jobs, ...Array.from({ length: count - own }, (_, i) => jobAt(own + 1 + i))]
}
/** Invented when somebody wants them, and once. */
let manyJobs: readonly JobRow[] | undefined

/** The named worlds of rows. */
export const datasets = {
  agency: () => agency,
  /** Nothing but the people, so that the admin can sign in. */
  empty: () => ({ jobs: [], blogs: [], articles: [], users: agency.users }),
  large: () => ({ ...agency, jobs: (manyJobs ??= jobsUpTo(10_000)) }),
} satisfies Record<string, () => Dataset>

export type DatasetName = keyof typeof datasets

export const datasetNames = Object.keys(datasets) as DatasetName[]
