import { useQuery } from '@tanstack/react-query'
import { statusOf } from '@/api/ApiError'
import { jobQuery } from '@/api/queries'
import { application } from '@/content/application'
import { jobDetail } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { paths } from '@/content/paths'
import type { Consultant as Person } from '@/content/consultants'
import { useBackLink, useListState } from '@/ui/backLink'
import { BackLink } from '@/ui/Button/BackLink'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Consultant } from '@/ui/Consultant/Consultant'
import { consultantFor } from '@/domain/consultantFor'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { JobValue } from '@/ui/JobCard/JobValue'
import { Page } from '@/ui/Page/Page'
import { useIdParam } from '@/ui/Page/useIdParam'
import { Road } from '@/ui/Road/Road'
import { describeFailure } from '@/ui/State/describeFailure'
import { Empty, FailedNote } from '@/ui/State/State'
import { ApplyForm } from './ApplyForm'
import styles from './ApplyPage.module.css'

/** The form doesn't wait for the job: its title is filled in when it loads. */
export function ApplyPage() {
  const id = useIdParam()
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const list = useListState()
  const back = useBackLink(jobDetail.back, jobDetail.backTo)
  const consultant = job && consultantFor(job)
  const failed = job ? messages.outdated : application.detailsFailed
  const title = application.title(job?.title ?? application.thisJob)

  if (statusOf(error) === 404) {
    return (
      <Page title={application.title(application.thisJob)} description={application.description}>
        <Band>
          <h1 className="visually-hidden">{application.title(application.thisJob)}</h1>
          <Empty text={messages.job.notFound} picture="empty-jobs">
            <ButtonLink to={back.to}>{back.text}</ButtonLink>
          </Empty>
        </Band>
      </Page>
    )
  }
  return (
    <Page title={title} description={application.description}>
      <Band tone="sage" pad="less" hasRows>
        <BackLink to={paths.job(id)} state={list} text={application.back.text} />
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {job && (
          <p className={styles.job}>
            <JobValue job={job} field="company" />, <JobValue job={job} field="location" />
          </p>
        )}
        <p className="lead">{application.lead}</p>
        {error && <FailedNote text={describeFailure(failed, error)} onRetry={() => void refetch()} />}
      </Band>
      <Band>
        <FormSheet aside={<Next consultant={consultant} />}>
          <ApplyForm jobId={id} consultant={consultant} />
        </FormSheet>
      </Band>
    </Page>
  )
}

/** Names the consultant once the job is known. */
function Next({ consultant }: { consultant: Person | undefined }) {
  const { title, steps } = application.next
  return (
    <aside className={styles.next} aria-labelledby="apply-next">
      <h2 id="apply-next">{title}</h2>
      <Road isAhead>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <p>{text}</p>
          </li>
        ))}
      </Road>
      {consultant && <Consultant person={consultant} />}
    </aside>
  )
}
