import Search from 'lucide-react/icons/search'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { jobsListing } from '@/content/jobs'
import { paths } from '@/content/paths'
import { Button } from '@/ui/Button/Button'
import styles from './SearchField.module.css'

/** Searches all open jobs. Works as a plain GET form before the script loads. */
export function SearchField({
  label,
  value = '',
  onSearch,
  onType,
}: {
  /** Of the field. Without it, a label for `job-search` stands beside it. */
  label?: string
  /** What is searched for. */
  value?: string
  /** Instead of leading to the jobs. */
  onSearch?: (q: string) => void
  onType?: (q: string) => void
}) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const action = useHref(paths.jobs)
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(key)
  if (shown !== key) {
    setShown(key)
    setText(value)
  }

  function search(event: FormEvent) {
    event.preventDefault()
    const q = text.trim()
    if (onSearch) return onSearch(q)
    void navigate(paths.jobs + (q && `?${new URLSearchParams({ q })}`), {
      // A second search, before the page comes, replaces the first.
      replace: location.pathname === action,
    })
  }

  return (
    <form
      className={styles.field}
      role="search"
      aria-label={jobsListing.search.label}
      action={action}
      onSubmit={search}
    >
      <input
        id="job-search"
        type="search"
        name="q"
        aria-label={label}
        placeholder={jobsListing.search.keywordExample}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onType?.(target.value.trim())
        }}
        maxLength={jobsListing.search.maxLength}
        autoComplete="off"
      />
      <SearchButton variant="secondary" />
    </form>
  )
}

export function SearchButton(props: ComponentProps<typeof Button>) {
  return (
    <Button type="submit" {...props}>
      <Search />
      {jobsListing.search.submit}
    </Button>
  )
}
