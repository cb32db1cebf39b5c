import { sampleJobs } from './sampleJobs'

const ids = [1, 2, 7, 4, 5, 6]

/** Spec section 3: title, place and type are those of the sample jobs. */
export const featuredJobs = ids.flatMap((id) => sampleJobs.filter((job) => job.id === id))
