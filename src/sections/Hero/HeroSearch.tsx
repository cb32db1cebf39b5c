import { Link } from 'react-router-dom'
import { jobSearch, jobsListing } from '@/content/jobs'
import { paths } from '@/content/paths'
import { jobTypes } from '@/contract/endpoints'
import { SearchField } from '@/features/jobs/SearchField/SearchField'
import styles from './HeroSearch.module.css'

export function HeroSearch() {
  return (
    <div className={styles.search}>
      <label htmlFor="job-search">{jobSearch.title}</label>
      <SearchField />
      <ul className={`bold small ${styles.types}`} aria-label={jobsListing.filters.type.label}>
        {jobTypes.map((type) => (
          <li key={type}>
            <Link to={`${paths.jobs}?${new URLSearchParams({ type })}`}>{type}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
