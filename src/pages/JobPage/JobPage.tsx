import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { statusOf } from '@/api/ApiError'
import { jobQuery } from '@/api/queries'
import { jobDetail } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { useBackLink, useLinkTitle } from '@/ui/backLink'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { StructuredData } from '@/ui/Page/StructuredData'
import { useIdParam } from '@/ui/Page/useIdParam'
import { describeFailure } from '@/ui/State/describeFailure'
import { Empty, Failed, FailedNote, Loading } from '@/ui/State/State'
import { JobBody } from './JobBody'
import { JobHead } from './JobHead'
import { jobPosting } from './jobPosting'
import { JobBodySkeleton, JobHeadSkeleton } from './JobSkeleton'
import { RelatedJobs } from './RelatedJobs'

/** The first band stays mounted while a failed call is retried, and keeps the focus. */
export function JobPage() {
  const id = useIdParam()
  // Sends the request now: useQuery would wait until the page has faded in.
  usePrefetchQuery(jobQuery(id))
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const linkTitle = useLinkTitle()
  return (
    <Page title={job?.title ?? jobDetail.title} description={jobDetail.description}>
      <Band tone={error && !job ? 'paper' : 'sage'} hasRows>
        {job ? (
          <>
            {error && <FailedNote text={describeFailure(messages.outdated, error)} onRetry={() => void refetch()} />}
            <JobHead job={job} />
          </>
        ) : (
          <>
            <h1 className="visually-hidden">{jobDetail.title}</h1>
            {error ? (
              <JobFailed error={error} onRetry={() => void refetch()} />
            ) : (
              <Loading text={messages.job.loading}>
                <JobHeadSkeleton id={id} title={linkTitle} />
              </Loading>
            )}
          </>
        )}
      </Band>
      {(job || !error) && (
        <Band tone="white" hasRows>
          {job ? <JobBody job={job} /> : <JobBodySkeleton />}
        </Band>
      )}
      {job && <RelatedJobs job={job} />}
      {job && <StructuredData thing={jobPosting(job)} />}
    </Page>
  )
}

function JobFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = statusOf(error) === 404
  const { text, to } = useBackLink(jobDetail.back, jobDetail.backTo)
  const wayOn = (
    <ButtonLink variant={missing ? 'primary' : 'quiet'} size={missing ? 'm' : 's'} to={to}>
      {text}
    </ButtonLink>
  )
  return missing ? (
    <Empty text={messages.job.notFound} picture="empty-jobs">
      {wayOn}
    </Empty>
  ) : (
    <Failed text={describeFailure(messages.job.failed, error)} onRetry={onRetry}>
      {wayOn}
    </Failed>
  )
}
