import { sampleJobs } from '@/content/sampleJobs'
import type { JobRow } from '@/contract/entities'
import { jobsInAsiaAndTheGulf } from './jobs/asiaAndGulf'
import { jobsInEuropeAndAmerica } from './jobs/europeAndAmerica'

/** Ids 1 to 7 are the listing page's sample jobs, so that their links open. */
export const jobs: readonly JobRow[] = [...sampleJobs, ...jobsInAsiaAndTheGulf, ...jobsInEuropeAndAmerica]
