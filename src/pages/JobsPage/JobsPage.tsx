import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { ApiError, statusOf } from '@/api/ApiError'
import { jobsQuery } from '@/api/queries'
import { jobList, jobsListing } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { describeSearch, groupJobs, nameOf, noSearch, searchJobs } from '@/domain/jobSearch'
import { Band } from '@/ui/Band/Band'
import { Button, ButtonLink } from '@/ui/Button/Button'
import { JobList, JobListSkeleton } from '@/ui/JobCard/JobList'
import { Page } from '@/ui/Page/Page'
import { Pagination, pagesOf, pageWithin, rowsOfPage } from '@/ui/Pagination/Pagination'
import { describeFailure } from '@/ui/State/describeFailure'
import { Empty, Failed, FailedNote, Loading } from '@/ui/State/State'
import { useJobSearch } from '@/ui/useJobSearch'
import { JobRail } from './JobRail'
import styles from './JobsPage.module.css'

const perPage = 30

export function JobsPage() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Page title={jobList.title} description={jobList.description}>
      <Band tone="sand" pad="less">
        <div className={styles.head}>
          <div>
            <h1 ref={title} tabIndex={-1}>
              {jobList.title}
            </h1>
            <p className="lead">{jobList.lead}</p>
          </div>
          <ButtonLink variant="quiet" to={jobList.toListing.to}>
            {jobList.toListing.text}
          </ButtonLink>
        </div>
      </Band>
      <Band pad="less" hasRows>
        <AllJobs title={title} />
      </Band>
    </Page>
  )
}

function AllJobs({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery)
  const { search, change } = useJobSearch()
  const wanted = describeSearch(search)

  function showAll() {
    change(noSearch)
    title.current?.focus()
  }

  function turn(page: number) {
    change({ page })
    title.current?.focus()
  }

  if (jobs && jobs.length > 0) {
    const found = searchJobs(jobs, search)
    const total = pagesOf(found.length, perPage)
    const page = pageWithin(search.page, total)
    const sorted = search.q ? found : groupJobs(found).flatMap((group) => group.jobs)
    const shown = rowsOfPage(sorted, page, perPage)
    if (found.length === 0) {
      return (
        <Empty text={jobList.noneFound(wanted)} picture="empty-jobs">
          <Button onClick={showAll}>{jobList.showAll}</Button>
        </Empty>
      )
    }
    return (
      <>
        <div className={`cluster ${styles.found}`}>
          <p role="status">{wanted ? jobList.found(found.length, jobs.length, wanted) : jobList.count(jobs.length)}</p>
          {wanted && (
            <Button variant="quiet" size="s" onClick={showAll}>
              {jobList.showAll}
            </Button>
          )}
        </div>
        {error && <FailedNote text={describeFailure(messages.outdated, error)} onRetry={() => void refetch()} />}
        <div className={styles.columns}>
          <JobRail jobs={jobs} />
          <div className={styles.results}>
            {groupJobs(shown, search.q).map(({ industry, jobs: rows }) => (
              <section key={industry ?? ''} className={styles.group}>
                <h2>
                  {industry ? nameOf(industry) : jobList.otherIndustries}
                  <span className={styles.number}>{found.filter((job) => job.industry === industry).length}</span>
                </h2>
                <JobList jobs={rows} layout="rows" />
              </section>
            ))}
            <Pagination page={page} total={total} label={jobsListing.pages} onChange={turn} />
          </div>
        </div>
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
  if (status === undefined) {
    const hasAnswered = error instanceof ApiError && error.kind !== 'network' && error.kind !== 'timeout'
    return hasAnswered ? unreadable : describeFailure(noAnswer, error)
  }
  return (
    <>
      <X aria-hidden="true" className={styles.cross} />
      {describeFailure(failed(status), error)}
    </>
  )
}
