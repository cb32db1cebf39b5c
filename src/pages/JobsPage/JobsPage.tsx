import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, statusOf } from '@/api/ApiError'
import { jobsQuery } from '@/api/queries'
import { jobList } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { Button, ButtonLink } from '@/ui/Button/Button'
import { JobListSkeleton } from '@/ui/JobCard/JobList'
import { describeSearch, isFiltered, readSearch, searchJobs, writeSearch } from '@/ui/jobSearch'
import { Page } from '@/ui/Page/Page'
import { Empty, Failed, Loading } from '@/ui/State/State'
import { JobsInParts } from './JobsInParts'
import styles from './JobsPage.module.css'

export function JobsPage() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Page title={jobList.title} description={jobList.description}>
      <Band tone="sand">
        <div className={styles.head}>
          <div>
            <h1 ref={title} tabIndex={-1}>
              {jobList.title}
            </h1>
            <p className={styles.lead}>{jobList.lead}</p>
          </div>
          <ButtonLink variant="quiet" to={jobList.toListing.to}>
            {jobList.toListing.text}
          </ButtonLink>
        </div>
      </Band>
      <Band hasRows>
        <AllJobs onShowAll={() => title.current?.focus()} />
      </Band>
    </Page>
  )
}

function AllJobs({ onShowAll }: { onShowAll: () => void }) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery)
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)

  function showAll() {
    setParams(writeSearch(params, { q: '', chosen: {} }))
    onShowAll()
  }

  if (jobs && jobs.length > 0 && isFiltered(search)) {
    const found = searchJobs(jobs, search)
    if (found.length === 0) {
      return (
        <Empty text={jobList.noneFound(describeSearch(search))} picture="empty-jobs">
          <Button onClick={showAll}>{jobList.showAll}</Button>
        </Empty>
      )
    }
    return (
      <>
        <div className={styles.found}>
          <p role="status">{jobList.found(found.length, jobs.length, describeSearch(search))}</p>
          <Button variant="quiet" size="s" onClick={showAll}>
            {jobList.showAll}
          </Button>
        </div>
        <JobsInParts jobs={found} />
      </>
    )
  }
  if (jobs && jobs.length > 0) {
    return (
      <>
        <p role="status" className={styles.count}>
          {jobList.count(jobs.length)}
        </p>
        <JobsInParts jobs={jobs} />
      </>
    )
  }
  if (jobs) {
    return (
      <Empty text={messages.jobs.empty} picture="empty-jobs">
        <ButtonLink variant="secondary" to={jobList.emptyWayOn.to}>
          {jobList.emptyWayOn.text}
        </ButtonLink>
      </Empty>
    )
  }
  if (error) return <Failed text={describe(error)} onRetry={() => void refetch()} />
  return (
    <Loading text={messages.jobs.loading}>
      <JobListSkeleton />
    </Loading>
  )
}

function describe(error: Error): ReactNode {
  const { failed, noAnswer, unreadable } = messages.jobs
  const status = statusOf(error)
  if (status === undefined) return error instanceof ApiError && error.kind === 'network' ? noAnswer : unreadable
  return (
    <>
      <X aria-hidden="true" className={styles.cross} />
      {failed(status)}
    </>
  )
}
