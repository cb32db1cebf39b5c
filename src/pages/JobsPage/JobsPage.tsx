import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { ApiError, getStatus } from '@/api/ApiError'
import { jobsQuery } from '@/features/jobs/jobsQuery'
import { jobsPage, jobsListing } from '@/content/jobs'
import { messages } from '@/content/messages'
import type { Job } from '@/contract/endpoints'
import { describeSearch, groupJobs, type JobSearch, nameOption, noSearch, searchJobs } from '@/features/jobs/jobSearch'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import { Band } from '@/ui/Band/Band'
import { Button, ButtonLink } from '@/ui/Button/Button'
import { Emblem } from '@/features/jobs/Emblem/Emblem'
import { JobList, JobListSkeleton } from '@/features/jobs/JobCard/JobList'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import { Pagination, takePage } from '@/ui/Pagination/Pagination'
import { QueryStates } from '@/ui/State/QueryStates'
import { Empty, Failed, Loading } from '@/ui/State/State'
import { ChosenFilters } from '@/features/jobs/ChosenFilters/ChosenFilters'
import { SearchField } from '@/features/jobs/SearchField/SearchField'
import { useJobSearch } from '@/features/jobs/useJobSearch'
import { JobRail } from '@/features/jobs/JobRail/JobRail'
import styles from './JobsPage.module.css'

const perPage = 30

export function JobsPage() {
  const title = useRef<HTMLHeadingElement>(null)
  const { search, change, type } = useJobSearch()
  return (
    <Page {...jobsPage}>
      <Band tone="white" pad="less">
        <div className="ends">
          <div className={`beside ${styles.words}`}>
            <h1 ref={title} tabIndex={-1}>
              {jobsPage.title}
            </h1>
            <p className="lead">{jobsPage.lead}</p>
            <SearchField
              label={jobsListing.search.keywordExample}
              value={search.q}
              onSearch={(q) => change({ q })}
              onType={type}
            />
            <ButtonLink variant="quiet" {...jobsPage.toListing} />
          </div>
          <Picture name="hero-jobs" className={styles.picture} />
        </div>
      </Band>
      <Band pad="less" hasRows label={jobsPage.title}>
        <AllJobs focusTitle={() => title.current?.focus()} />
      </Band>
    </Page>
  )
}

function AllJobs({ focusTitle }: { focusTitle: () => void }) {
  const query = useQuery(jobsQuery)
  const { search } = useJobSearch()
  const found = searchJobs(query.data ?? [], search)
  useAnnouncedChange(query.data && countFound(found, query.data, search))
  return (
    <QueryStates
      query={query}
      loading={
        <div className={styles.columns}>
          <JobRail />
          <Loading text={messages.jobs.loading} />
          <div className={styles.results} inert aria-hidden>
            <JobListSkeleton />
          </div>
        </div>
      }
      failed={(failure) => (
        <Failed
          text={describe(failure.error)}
          mark={getStatus(failure.error) && <X className={styles.cross} />}
          {...failure}
        />
      )}
      empty={
        <Empty text={messages.jobs.empty} picture="empty-jobs">
          <ButtonLink variant="secondary" {...jobsPage.emptyWayOn} />
        </Empty>
      }
    >
      {(jobs) => <FoundJobs jobs={jobs} found={found} focusTitle={focusTitle} />}
    </QueryStates>
  )
}

/** For no job, FoundJobs has another sentence. */
function countFound(found: readonly Job[], jobs: readonly Job[], search: JobSearch) {
  return found.length > 0 ? jobsPage.found(found.length, jobs.length, describeSearch(search)) : ''
}

function FoundJobs({
  jobs,
  found,
  focusTitle,
}: {
  jobs: readonly Job[]
  found: readonly Job[]
  focusTitle: () => void
}) {
  const { search, change } = useJobSearch()
  const wanted = describeSearch(search)
  const sorted = search.q ? found : groupJobs(found).flatMap((group) => group.jobs)
  const { page, total, rows } = takePage(sorted, search.page, perPage)

  function show(next: Partial<JobSearch>) {
    change(next)
    focusTitle()
  }
  const showAll = () => show(noSearch)

  if (found.length === 0) {
    return (
      <Empty text={jobsPage.noneFound(wanted)} picture="empty-jobs">
        <Button variant="secondary" onClick={showAll}>
          {jobsPage.showAll}
        </Button>
      </Empty>
    )
  }
  return (
    <div className={styles.columns}>
      <JobRail jobs={jobs} />
      <div className={`cluster bold ${styles.found}`}>
        <p>{countFound(found, jobs, search)}</p>
        <ChosenFilters search={search} onRemove={show} />
        {wanted && (
          <Button variant="quiet" size="s" onClick={showAll}>
            {jobsPage.showAll}
          </Button>
        )}
      </div>
      <div className={styles.results}>
        {groupJobs(rows, search.q).map(({ industry, jobs: group }) => {
          const name = industry ? nameOption(industry) : jobsPage.otherIndustries
          const count = found.filter((job) => job.industry === industry).length
          return (
            <section key={name} className={styles.group}>
              <h2>
                <Emblem of={industry} />
                {name}{' '}
                <span className="count" aria-hidden>
                  {count}
                </span>
                <span className="visually-hidden">{jobsPage.openJobs(count)}</span>
              </h2>
              <JobList jobs={group} layout="rows" isGroup />
            </section>
          )
        })}
        {total > 1 && (
          <Pagination
            page={page}
            total={total}
            label={jobsListing.pages}
            key={wanted}
            onChange={(to) => show({ page: to })}
          />
        )}
      </div>
    </div>
  )
}

function describe(error: Error) {
  const { failed, noAnswer, unreadable } = messages.jobs
  const status = getStatus(error)
  if (status !== undefined) return failed(status)
  const hasAnswered = error instanceof ApiError && ['not-json', 'contract'].includes(error.kind)
  return hasAnswered ? unreadable : noAnswer
}
