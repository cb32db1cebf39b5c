import { useQuery } from '@tanstack/react-query'
import { jobsQuery } from '../jobsQuery'
import { jobDetail } from '@/content/jobs'
import type { Job } from '@/contract/endpoints'
import { Band } from '@/ui/Band/Band'
import { JobList } from '../JobCard/JobList'
import { findRelatedJobs } from '../findRelatedJobs'

export function RelatedJobs({ job }: { job: Job }) {
  const { data: jobs = [] } = useQuery(jobsQuery)
  const related = findRelatedJobs(job, jobs)
  if (related.length === 0) return null
  return (
    <div data-screen-only="">
      <Band title={jobDetail.related} hasRows>
        <JobList jobs={related} layout="rows" />
      </Band>
    </div>
  )
}
