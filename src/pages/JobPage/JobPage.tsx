import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { isMissing } from '@/api/ApiError'
import { jobQuery } from '@/features/jobs/jobsQuery'
import { jobDetail } from '@/content/jobs'
import { messages } from '@/content/messages'
import { useBackLink, useLinkTitle } from '@/ui/backLink'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page, StructuredData } from '@/ui/Page/Page'
import { useIdParam } from '@/ui/Page/useIdParam'
import { QueryStates } from '@/ui/State/QueryStates'
import { Empty, Failed, Loading } from '@/ui/State/State'
import { JobBody } from '@/features/jobs/JobDetail/JobBody'
import { JobHead } from '@/features/jobs/JobDetail/JobHead'
import { describeJob, describeJobPosting } from '@/features/jobs/describeJob'
import { JobBodySkeleton, JobHeadSkeleton } from '@/features/jobs/JobDetail/JobSkeleton'
import { RelatedJobs } from '@/features/jobs/RelatedJobs/RelatedJobs'

/** The first band stays mounted while a failed call is retried, and keeps the focus. */
export function JobPage() {
  const id = useIdParam()
  // Sends the request now: useQuery would wait until the page has faded in.
  usePrefetchQuery(jobQuery(id))
  const query = useQuery(jobQuery(id))
  const { data: job, error } = query
  const linkTitle = useLinkTitle()
  const posting = job && describeJobPosting(job)
  const title = isMissing(error) ? jobDetail.missing : jobDetail.title

  return (
    <Page title={job?.title ?? title} description={job ? jobDetail.describe(describeJob(job)) : jobDetail.description}>
      <Band tone={error && !job ? 'paper' : 'sage'} hasRows label={jobDetail.title}>
        {!job && <h1 className="visually-hidden">{title}</h1>}
        <QueryStates
          query={query}
          loading={
            <Loading text={messages.job.loading}>
              <JobHeadSkeleton id={id} title={linkTitle} />
            </Loading>
          }
          failed={(failure) => <JobFailed {...failure} />}
        >
          {(loaded) => <JobHead job={loaded} />}
        </QueryStates>
      </Band>
      {(job || !error) && (
        <Band tone="white" hasRows>
          {job ? <JobBody job={job} /> : <JobBodySkeleton />}
        </Band>
      )}
      {job && <RelatedJobs job={job} />}
      {posting && <StructuredData thing={posting} />}
    </Page>
  )
}

function JobFailed(failure: { error: Error; onRetry: () => void }) {
  const back = useBackLink(jobDetail.back, jobDetail.backTo)
  if (isMissing(failure.error)) {
    return (
      <Empty text={messages.job.notFound} picture="empty-jobs">
        <ButtonLink {...back} variant="secondary" />
      </Empty>
    )
  }
  return (
    <Failed text={messages.job.failed} {...failure}>
      <ButtonLink {...back} variant="quiet" size="s" />
    </Failed>
  )
}
