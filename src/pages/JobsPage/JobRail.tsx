import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { jobsListing } from '@/content/jobsListing'
import type { Job } from '@/contract/entities'
import { filters, type JobSearch, nameOf, searchJobs, writeSearch } from '@/domain/jobSearch'
import { useJobSearch } from '@/ui/useJobSearch'
import styles from './JobsPage.module.css'

/** Links that narrow the list by one option, or widen it again. An option that would find no job is left out. */
export function JobRail({ jobs }: { jobs: readonly Job[] }) {
  const { search, params, change } = useJobSearch()

  /** Not the link's address: the first of two choices may not be drawn yet. */
  function choose(event: MouseEvent, chosen: JobSearch['chosen']) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    change({ chosen })
  }

  return (
    <nav className={styles.rail} aria-label={jobsListing.narrow}>
      {filters.map(({ name, options }) => (
        <div key={name}>
          <h2 id={`rail-${name}`}>{jobsListing.filters[name].label}</h2>
          <ul aria-labelledby={`rail-${name}`}>
            {options.map((option) => {
              const isChosen = search.chosen[name] === option
              const chosen = { [name]: isChosen ? '' : option }
              const count = searchJobs(jobs, { ...search, chosen: { ...search.chosen, [name]: option } }).length
              if (count === 0) return null
              return (
                <li key={option}>
                  <Link
                    to={`?${writeSearch(params, { chosen })}`}
                    aria-current={isChosen || undefined}
                    onClick={(event) => choose(event, chosen)}
                  >
                    {nameOf(option)}
                    <span className={styles.number}>{count}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
