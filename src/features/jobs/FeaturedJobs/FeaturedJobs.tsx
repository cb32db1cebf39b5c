import * as v from 'valibot'
import { featuredJobs } from '@/content/featuredJobs'
import type { featured } from '@/content/home/jobsAndNews'
import { Job } from '@/contract/endpoints'
import { Band } from '@/ui/Band/Band'
import { JobList } from '../JobCard/JobList'

const six = v.parse(v.array(Job), featuredJobs).map((job) => ({ ...job, description: '' }))

export function FeaturedJobs({ more, jobs = six, ...band }: typeof featured & { jobs?: Job[] }) {
  return (
    <Band {...band} action={more}>
      <JobList jobs={jobs} rowOnPhones />
    </Band>
  )
}
