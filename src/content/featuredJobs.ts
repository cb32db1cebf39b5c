import { sampleJobs } from './sampleJobs'

const ids = [1, 2, 6, 4, 5, 7]

/** Spec section 3: title, place and type are those of the sample jobs. */
export const featuredJobs = ids.flatMap((id) => sampleJobs.filter((job) => job.id === id))
