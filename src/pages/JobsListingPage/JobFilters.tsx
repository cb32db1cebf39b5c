import { Search } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { jobsListing } from '@/content/jobsListing'
import { Button } from '@/ui/Button/Button'
import { SelectField, TextField } from '@/ui/Field/Field'
import { type JobSearch, listingFilters, maxKeywordLength } from '@/domain/jobSearch'
import styles from './JobsListingPage.module.css'

/** In the history state, marks URL changes made by this form. */
export const fromForm = 'job-filters'

const words = jobsListing.search

/** Fields are named as their query parameters, so that it works as a plain GET form too. */
export function JobFilters({
  search,
  keyword,
  onType,
  onChoose,
  onSearch,
}: {
  search: JobSearch
  /** For moving the focus to the keyword. */
  keyword: Ref<HTMLInputElement>
  onType: (q: string) => void
  onChoose: (chosen: JobSearch['chosen']) => void
  onSearch: () => void
}) {
  const [q, setQ] = useTypedKeyword(search.q)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch()
  }

  return (
    <form className={styles.filters} role="search" aria-label={words.label} method="get" onSubmit={submit}>
      <TextField
        label={words.keyword}
        type="search"
        name="q"
        value={q}
        ref={keyword}
        placeholder={words.keywordExample}
        maxLength={maxKeywordLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target, nativeEvent }) => {
          setQ(target.value)
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (!isComposing) onType(target.value)
        }}
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value)}
      />
      {listingFilters.map(({ name, options }) => {
        const { label, any } = jobsListing.filters[name]
        return (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={search.chosen[name] ?? ''}
            options={[{ value: '', label: any }, ...options.map((option) => ({ value: option, label: option }))]}
            onChange={({ target }) => onChoose({ [name]: target.value })}
          />
        )
      })}
      <Button type="submit" className={styles.search}>
        <Search aria-hidden="true" />
        {words.submit}
      </Button>
    </form>
  )
}

/**
 * Returns the keyword as typed. The router shows a new URL a moment late, so the input keeps its own text and takes the
 * URL's only when the change came from elsewhere: Back, Forward or a link.
 */
function useTypedKeyword(q: string) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [text, setText] = useState(q)
  const [seenKey, setSeenKey] = useState(location.key)
  if (seenKey !== location.key) {
    setSeenKey(location.key)
    const state: unknown = location.state
    if (navigationType === NavigationType.Pop || state !== fromForm) setText(q)
  }
  return [text, setText] as const
}
