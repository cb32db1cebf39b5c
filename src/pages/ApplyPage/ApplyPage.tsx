import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '@/api/ApiError'
import { jobQuery } from '@/features/jobs/jobsQuery'
import { application } from '@/content/application'
import { jobDetail } from '@/content/jobs'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { paths } from '@/content/paths'
import { useBackLink, useListState } from '@/ui/backLink'
import { Band } from '@/ui/Band/Band'
import { BackLink, ButtonLink } from '@/ui/Button/Button'
import { Consultant } from '@/features/answers/Consultant/Consultant'
import { findConsultant } from '@/features/answers/findConsultant'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { describeJob } from '@/features/jobs/describeJob'
import { JobValue } from '@/features/jobs/JobCard/JobValue'
import { Page } from '@/ui/Page/Page'
import { useIdParam } from '@/ui/Page/useIdParam'
import { Picture } from '@/ui/Picture/Picture'
import { Road } from '@/ui/Road/Road'
import { hasDraft } from '@/ui/Form/useDraft'
import { Empty, FailedNote } from '@/ui/State/State'
import { Travel } from '@/ui/Travel/Travel'
import { ApplyForm } from './ApplyForm'
import styles from './ApplyPage.module.css'

export function ApplyPage() {
  const id = useIdParam()
  const draft = `application.${id}`
  const [sender, setSender] = useState('')
  const [isBegun, setBegun] = useState(() => hasDraft(draft))
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const list = useListState()
  const back = useBackLink(jobDetail.back, jobDetail.backTo)
  const consultant = job && findConsultant(job)
  const isGone = isMissing(error)
  const failure = isGone ? messages.job.notFound : application.detailsFailed
  const subject = job?.title ?? application.thisJob
  const title = application.title(subject)

  // What somebody types stays, also after a reload.
  if (isGone && !job && !isBegun) {
    return (
      <Page title={jobDetail.missing} description={application.description}>
        <Band>
          <h1 className="visually-hidden">{jobDetail.missing}</h1>
          <Empty text={failure} picture="empty-jobs">
            <ButtonLink {...back} variant="secondary" />
          </Empty>
        </Band>
      </Page>
    )
  }
  return (
    <Page title={title} description={job ? application.describe(describeJob(job)) : application.description}>
      <Band tone="white" pad="less" hasRows label={title}>
        <div className={`ends ${styles.head}`}>
          <div>
            <BackLink to={paths.job(id)} state={list} text={application.back.text} />
            <h1 className={styles.title}>
              <span className="visually-hidden">{title}</span> <span aria-hidden>{application.applyFor}</span>{' '}
              <Travel name={`job-${id}`}>
                <span className={styles.subject} dir="auto" aria-hidden>
                  {subject}
                </span>
              </Travel>
            </h1>
            {job && (
              <p className={`bold ${styles.job}`}>
                <JobValue job={job} field="company" />, <JobValue job={job} field="location" />
              </p>
            )}
            {!sender && <p className="lead">{application.lead}</p>}
            {error && !sender && (
              <FailedNote text={job ? controls.outdated : failure} error={error} onRetry={refetch} />
            )}
          </div>
          {consultant && !sender && <Consultant person={consultant} size="l" />}
        </div>
      </Band>
      <Band>
        <FormSheet aside={sender ? undefined : <Next />} onFocus={() => setBegun(true)}>
          <ApplyForm draft={draft} consultant={consultant} back={back} sender={sender} onSender={setSender} />
        </FormSheet>
      </Band>
    </Page>
  )
}

function Next() {
  const { title, steps, picture, alt } = application.next
  return (
    <aside className={styles.next} aria-label={title}>
      <h2>{title}</h2>
      <Road isAhead>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{text}</p>
          </li>
        ))}
      </Road>
      <Picture name={picture} alt={alt} />
    </aside>
  )
}
