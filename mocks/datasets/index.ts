import { agency } from './agency'
import { jobAt } from './rows'
import type { Dataset } from './types'

/** The named worlds of rows. */
export const datasets = {
  agency: () => agency,
  /** Nothing but the people, so that the admin can sign in. */
  empty: () => ({ jobs: [], blogs: [], articles: [], users: agency.users }),
  large: () => ({
    ...agency,
    jobs: [
      ...agency.jobs,
      ...Array.from({ length: 10_000 - agency.jobs.length }, (_, i) => jobAt(agency.jobs.length + 1 + i)),
    ],
  }),
} satisfies Record<string, () => Dataset>

export type DatasetName = keyof typeof datasets

export const datasetNames = Object.keys(datasets) as DatasetName[]
