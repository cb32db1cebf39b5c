import Search from 'lucide-react/icons/search'
import { type FormEvent, useRef } from 'react'
import { Link, useHref, useNavigate } from 'react-router-dom'
import { jobSearch, jobsListing } from '@/content/jobs'
import { paths } from '@/content/paths'
import { jobTypes } from '@/contract/endpoints'
import { Button } from '@/ui/Button/Button'
import styles from './HeroSearch.module.css'

/** Works as a plain GET form before the script loads. */
export function HeroSearch({ title = jobSearch.title }: { title?: string }) {
  const navigate = useNavigate()
  const keyword = useRef<HTMLInputElement>(null)
  const action = useHref(paths.jobs)

  function search(event: FormEvent) {
    event.preventDefault()
    const q = keyword.current?.value.trim() ?? ''
    void navigate(paths.jobs + (q && `?${new URLSearchParams({ q })}`), {
      // A second search, before the page comes, replaces the first.
      replace: globalThis.location.pathname === action,
    })
  }

  return (
    <form className={styles.form} role="search" aria-label={jobsListing.search.label} action={action} onSubmit={search}>
      <label htmlFor="hero-search">{title}</label>
      <div className={styles.field}>
        <input
          ref={keyword}
          id="hero-search"
          type="search"
          name="q"
          placeholder={jobsListing.search.keywordExample}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          <Search />
          {jobsListing.search.submit}
        </Button>
      </div>
      <ul className={`bold small ${styles.types}`} aria-label={jobsListing.filters.type.label}>
        {jobTypes.map((type) => (
          <li key={type}>
            <Link to={`${paths.jobs}?${new URLSearchParams({ type })}`}>{type}</Link>
          </li>
        ))}
      </ul>
    </form>
  )
}
