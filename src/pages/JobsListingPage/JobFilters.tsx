import { Search } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type Ref, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { jobsListing } from '@/content/jobsListing'
import { experienceLevels, jobTypes } from '@/contract/entities'
import { Button } from '@/ui/Button/Button'
import { SelectField, TextField } from '@/ui/Field/Field'
import { type Filters, longestKeyword } from './filters'
import styles from './JobsListingPage.module.css'

/** Marks, in the history's state, the changes of address that come from this form. */
export const fromForm = 'job-filters'

const words = jobsListing.search

function choices(any: string, values: readonly string[]) {
  return [{ value: '', label: any }, ...values.map((value) => ({ value, label: value }))]
}

/** The listing's search form. Its names are the address's, so that it reads as a plain GET form too. */
export function JobFilters({
  filters,
  keyword,
  onType,
  onChoose,
  onSearch,
}: {
  filters: Filters
  /** The keyword's input, for what wants to put the focus there. */
  keyword: Ref<HTMLInputElement>
  onType: (q: string) => void
  onChoose: (choice: { q: string; type?: string; level?: string }) => void
  onSearch: () => void
}) {
  const [q, setQ] = useTypedKeyword(filters.q)

  function type(event: ChangeEvent<HTMLInputElement>) {
    setQ(event.target.value)
    onType(event.target.value)
  }

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch()
  }

  return (
    <form className={styles.filters} role="search" aria-label={words.label} method="get" onSubmit={search}>
      <TextField
        label={words.keyword}
        type="search"
        name="q"
        value={q}
        ref={keyword}
        placeholder={words.keywordExample}
        maxLength={longestKeyword}
        autoComplete="off"
        enterKeyHint="search"
        onChange={type}
      />
      <SelectField
        label={words.type}
        name="type"
        value={filters.type}
        options={choices(words.anyType, jobTypes)}
        onChange={(event) => onChoose({ q, type: event.target.value })}
      />
      <SelectField
        label={words.level}
        name="level"
        value={filters.level}
        options={choices(words.anyLevel, experienceLevels)}
        onChange={(event) => onChoose({ q, level: event.target.value })}
      />
      <Button type="submit" className={styles.search}>
        <Search aria-hidden="true" />
        {words.submit}
      </Button>
    </form>
  )
}

/**
 * The keyword as it is being typed. The router shows a new address a moment later than it was written, so the input
 * holds its own text, and takes the address's only when the change came from elsewhere: back, forward, a link.
 */
function useTypedKeyword(q: string) {
  const location = useLocation()
  const came = useNavigationType()
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(location.key)
  if (seen !== location.key) {
    setSeen(location.key)
    const state: unknown = location.state
    if (came === NavigationType.Pop || state !== fromForm) setText(q)
  }
  return [text, setText] as const
}
