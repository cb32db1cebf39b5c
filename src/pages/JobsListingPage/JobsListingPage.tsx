import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { consultants } from '@/content/consultants'
import { jobsListing } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { paths } from '@/content/paths'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/entities'
import { describeSearch, listingFilters, noSearch, partsOf, searchJobs, writeSearch } from '@/domain/jobSearch'
import { Band } from '@/ui/Band/Band'
import { Button, ButtonLink } from '@/ui/Button/Button'
import { JobList } from '@/ui/JobCard/JobList'
import { Page } from '@/ui/Page/Page'
import { Pagination, pagesOf, pageWithin, rowsOfPage } from '@/ui/Pagination/Pagination'
import { Portrait } from '@/ui/Portrait/Portrait'
import { Empty } from '@/ui/State/State'
import { useJobSearch } from '@/ui/useJobSearch'
import { fromForm, JobFilters } from './JobFilters'
import styles from './JobsListingPage.module.css'

const samples = v.parse(v.array(Job), sampleJobs)

/** Spec section 9. */
const perPage = 6

export function JobsListingPage({ jobs = samples }: { jobs?: readonly Job[] }) {
  const { search, params, change } = useJobSearch(listingFilters)
  const keyword = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLHeadingElement>(null)

  const found = searchJobs(jobs, search)
  const total = pagesOf(found.length, perPage)
  const page = pageWithin(search.page, total)

  const wanted = describeSearch(search)
  const all = wanted
    ? { text: jobsListing.searchAll(wanted), to: `${paths.jobs}?${writeSearch(params, { page: 1 })}` }
    : jobsListing.all

  function clear() {
    change(noSearch)
    keyword.current?.focus()
  }

  function turn(to: number) {
    change({ page: to }, { state: fromForm })
    results.current?.focus()
  }

  return (
    <Page title={jobsListing.title} description={jobsListing.description}>
      <Band tone="sage" pad="less">
        <div className={styles.head}>
          <h1>{jobsListing.title}</h1>
          <p className={styles.lead}>{jobsListing.lead}</p>
        </div>
        <JobFilters
          search={search}
          keyword={keyword}
          onType={(q) => change({ q }, { replace: true, state: fromForm })}
          onChoose={(chosen) => change({ chosen }, { state: fromForm })}
          onSearch={() => results.current?.focus()}
        />
      </Band>
      <Band pad="less">
        <div className={styles.results}>
          <h2 ref={results} tabIndex={-1}>
            {jobsListing.results}
          </h2>
          <span className={`cluster ${styles.faces}`}>
            {consultants.map(({ name }) => (
              <Portrait key={name} name={name} size="s" />
            ))}
          </span>
          <p role="status">{jobsListing.found(found.length)}</p>
          {wanted && (
            <ul className={`cluster ${styles.chips}`}>
              {partsOf(search).map(({ text, without }) => (
                <li key={text}>
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={jobsListing.remove(text)}
                    onClick={() => {
                      change(without)
                      results.current?.focus()
                    }}
                  >
                    {text}
                    <X aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {wanted && found.length > 0 && (
            <Button variant="quiet" size="s" onClick={clear}>
              {messages.jobs.clearFilters}
            </Button>
          )}
        </div>
        {found.length === 0 ? (
          <Empty text={messages.jobs.noMatch} picture="empty-jobs">
            <ButtonLink variant="secondary" to={all.to}>
              {all.text}
            </ButtonLink>
            <Button variant="quiet" onClick={clear}>
              {messages.jobs.clearFilters}
            </Button>
          </Empty>
        ) : (
          <>
            <JobList jobs={rowsOfPage(found, page, perPage)} />
            <Pagination page={page} total={total} label={jobsListing.pages} onChange={turn} />
            <p className={styles.all}>
              <Link to={all.to}>{all.text}</Link>
            </p>
          </>
        )}
      </Band>
    </Page>
  )
}
