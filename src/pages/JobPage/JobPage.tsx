import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { statusOf } from '@/api/ApiError'
import { jobQuery } from '@/api/queries'
import { jobDetail } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { Empty, Failed, Loading, Skeleton } from '@/ui/State/State'
import { JobArticle } from './JobArticle'
import styles from './JobPage.module.css'

/** One job with the way to apply for it. */
export function JobPage() {
  const { id = '' } = useParams()
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  if (job) {
    return (
      <Page title={job.title} description={jobDetail.description}>
        <JobArticle job={job} />
      </Page>
    )
  }
  return (
    <Page title={jobDetail.title} description={jobDetail.description}>
      <Band>
        <h1 className="visually-hidden">{jobDetail.title}</h1>
        {error ? (
          <WhyNot missing={statusOf(error) === 404} onRetry={() => void refetch()} />
        ) : (
          <Loading text={messages.job.loading}>
            <div className={styles.skeleton}>
              <Skeleton height="title" />
              <Skeleton lines={2} />
              <Skeleton lines={6} />
            </div>
          </Loading>
        )}
      </Band>
    </Page>
  )
}

function WhyNot({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const wayOn = (
    <ButtonLink variant={missing ? 'primary' : 'quiet'} size={missing ? 'm' : 's'} to={jobDetail.back.to}>
      {jobDetail.back.text}
    </ButtonLink>
  )
  return missing ? (
    <Empty text={messages.job.notFound} picture="empty-jobs">
      {wayOn}
    </Empty>
  ) : (
    <Failed text={messages.job.failed} onRetry={onRetry}>
      {wayOn}
    </Failed>
  )
}
