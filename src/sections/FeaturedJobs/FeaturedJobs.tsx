import * as v from 'valibot'
import { featuredJobs } from '@/content/featuredJobs'
import { featured } from '@/content/home/jobsAndNews'
import { Job } from '@/contract/entities'
import { Band } from '@/ui/Band/Band'
import { JobList } from '@/ui/JobCard/JobList'

/** The long descriptions are on the jobs' own pages. */
const jobs = v.parse(v.array(Job), featuredJobs).map((job) => ({ ...job, description: '' }))

export function FeaturedJobs() {
  const { title, intro, more } = featured
  return (
    <Band title={title} intro={intro} action={more}>
      <JobList jobs={jobs} rowOnPhones />
    </Band>
  )
}
