import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { jobsListing, jobsPage } from '@/content/jobs'
import type { Job } from '@/contract/endpoints'
import { isPlainClick } from '@/ui/isPlainClick'
import { FilterFold } from '../FilterFold/FilterFold'
import { filters, type JobSearch, nameOption, readOption, searchJobs, writeSearch } from '../jobSearch'
import { useJobSearch } from '../useJobSearch'
import styles from './JobRail.module.css'

export function JobRail({
  jobs,
}: {
  /** While they load, no option is left out, and none can be chosen. */
  jobs?: readonly Job[]
}) {
  const { search, params, change } = useJobSearch()

  /** Not the link's address: the first of two choices may not be drawn yet. */
  function choose(event: MouseEvent, chosen: JobSearch['chosen']) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    change({ chosen })
  }

  return (
    <nav className={styles.rail} aria-label={jobsListing.narrow} inert={!jobs}>
      <FilterFold chosen={Object.keys(search.chosen).length}>
        {filters.map(({ name, options }) => (
          <div key={name}>
            <h2>{jobsListing.filters[name].label}</h2>
            <ul aria-label={jobsListing.filters[name].label}>
              {options.map((option) => {
                if (jobs && !jobs.some((job) => readOption(job, name) === option)) return null
                const isChosen = search.chosen[name] === option
                const chosen = { [name]: isChosen ? '' : option }
                const narrowed = { ...search, chosen: { ...search.chosen, [name]: option } }
                const count = jobs && searchJobs(jobs, narrowed).length
                return (
                  <li key={option} inert={count === 0}>
                    <Link
                      to={`?${writeSearch(params, { chosen })}`}
                      aria-label={jobsPage.option(nameOption(option), count, isChosen)}
                      aria-current={isChosen || undefined}
                      onClick={(event) => choose(event, chosen)}
                    >
                      {nameOption(option)} <span className="count">{count}</span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </FilterFold>
    </nav>
  )
}
