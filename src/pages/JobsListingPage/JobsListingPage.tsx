import { useRef } from 'react'
import { Navigate } from 'react-router-dom'
import * as v from 'valibot'
import { jobsListing } from '@/content/jobs'
import { messages } from '@/content/messages'
import { paths } from '@/content/paths'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { describeSearch, findWiderSearch, noSearch, searchJobs, writeSearch } from '@/features/jobs/jobSearch'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import { Band } from '@/ui/Band/Band'
import { Button, ButtonLink } from '@/ui/Button/Button'
import { JobList } from '@/features/jobs/JobCard/JobList'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import { Pagination, takePage } from '@/ui/Pagination/Pagination'
import { Empty } from '@/ui/State/State'
import { ChosenFilters } from '@/features/jobs/ChosenFilters/ChosenFilters'
import { keepTyped, JobFilters, useTypedSearch } from '@/features/jobs/JobFilters/JobFilters'
import { findConsultant } from '@/features/answers/findConsultant'
import { Portrait } from '@/features/answers/Portrait/Portrait'
import styles from './JobsListingPage.module.css'

const samples = v.parse(v.array(Job), sampleJobs)

/** Spec section 9. */
const perPage = 6

export function JobsListingPage() {
  const typed = useTypedSearch()
  const { search, drawn, params, change } = typed
  const keyword = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLHeadingElement>(null)

  const found = searchJobs(samples, search)
  const { page, total, rows } = takePage(found, search.page, perPage)

  const wanted = describeSearch(search)
  const all = {
    text: jobsListing.searchAll(wanted),
    to: `${paths.jobs}?${writeSearch(params, { q: search.q })}`,
  } as const

  function clear() {
    change(noSearch)
    keyword.current?.focus()
  }

  function showResults(...to: Parameters<typeof change>) {
    change(...to)
    results.current?.focus()
  }

  const outcome = found.length > 0 ? jobsListing.found(found.length, wanted) : messages.jobs.noMatch
  // Not each letter is heard.
  useAnnouncedChange(outcome, describeSearch(drawn))

  const wider = findWiderSearch(params)
  if (wider) return <Navigate replace to={wider} />
  return (
    <Page {...jobsListing}>
      <Band tone="sage" pad="less">
        <div className={styles.head}>
          <div className="ends">
            <div className="beside">
              <h1>{jobsListing.title}</h1>
              <p className="lead">{jobsListing.lead}</p>
            </div>
            <Picture name="hero-picks" className={styles.picture} />
          </div>
          <JobFilters keyword={keyword} typed={typed} onSearch={() => results.current?.focus()} />
        </div>
      </Band>
      <Band pad="less">
        <div className={`cluster ${styles.results}`}>
          <h2 ref={results} tabIndex={-1}>
            {jobsListing.results}
          </h2>
          <p>{jobsListing.found(found.length)}</p>
          <ChosenFilters search={search} onRemove={showResults} />
          {wanted && found.length > 0 && (
            <Button variant="quiet" size="s" onClick={clear}>
              {messages.jobs.clearFilters}
            </Button>
          )}
        </div>
        {found.length === 0 ? (
          <Empty isSilent text={outcome} picture="empty-jobs">
            <ButtonLink variant="secondary" {...all} />
            <Button variant="quiet" onClick={clear}>
              {messages.jobs.clearFilters}
            </Button>
          </Empty>
        ) : (
          <>
            <JobList jobs={rows} renderMark={(job) => <Picker job={job} />} />
            <Pagination
              // A search has its own words.
              key={wanted}
              page={page}
              total={total}
              label={jobsListing.pages}
              onChange={(to) => showResults({ page: to }, { state: keepTyped })}
            />
            {wanted && (
              <p className={styles.all}>
                <ButtonLink variant="secondary" {...all} />
              </p>
            )}
          </>
        )}
      </Band>
    </Page>
  )
}

function Picker({ job }: { job: Job }) {
  const { name } = findConsultant(job)
  return (
    <div className={styles.picker}>
      <Portrait name={name} />
      <span className="visually-hidden">{jobsListing.pickedBy(name)}</span>
    </div>
  )
}
