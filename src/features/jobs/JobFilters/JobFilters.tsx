import { type FormEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { jobsListing } from '@/content/jobs'
import { SelectField, TextField } from '@/ui/Field/Field'
import { FilterFold } from '../FilterFold/FilterFold'
import { SearchButton } from '../SearchField/SearchField'
import { listingFilters, nameOption } from '../jobSearch'
import { useJobSearch } from '../useJobSearch'
import styles from './JobFilters.module.css'

/** In the history state: the keyword that is being typed stays. */
export const keepTyped = 'keep-typed'

/** In ms: Safari refuses the hundredth change of the address within ten seconds. */
const pause = 300

const words = jobsListing.search

/** Fields are named as their query parameters, so that it works as a plain GET form too. */
export function JobFilters({
  keyword,
  onSearch,
}: {
  /** For moving the focus to the keyword. */
  keyword: Ref<HTMLInputElement>
  onSearch: () => void
}) {
  const { search, change } = useJobSearch(listingFilters)
  const [q, setQ] = useTypedKeyword(search.q)
  const [isComposing, setComposing] = useState(false)
  const isTyped = q.trim() !== search.q
  const searchTyped = () => change({ q }, { replace: true, state: keepTyped })
  const onPause = useEffectEvent(searchTyped)

  useEffect(() => {
    // Letters without a case, as of Japanese, are chosen word by word.
    if (!isTyped || (isComposing && /\p{Lo}/u.test(q))) return undefined
    const { pathname } = globalThis.location
    function flush() {
      // A page that is on its way has another address.
      if (globalThis.location.pathname === pathname) onPause()
    }
    const timer = setTimeout(flush, pause)
    // Before a link is followed, so that every way back finds what was typed.
    addEventListener('pointerdown', flush, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', flush, true)
    }
  }, [q, isTyped, isComposing])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTyped) searchTyped()
    onSearch()
  }

  return (
    <form className={`raised ${styles.filters}`} role="search" aria-label={words.label} onSubmit={submit}>
      <TextField
        label={words.keyword}
        type="search"
        name="q"
        value={q}
        ref={keyword}
        placeholder={words.keywordExample}
        maxLength={words.maxLength}
        autoComplete="off"
        onChange={({ target }) => setQ(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      <FilterFold chosen={Object.keys(search.chosen).length}>
        {listingFilters.map(({ name, options }) => {
          const { label, any } = jobsListing.filters[name]
          return (
            <SelectField
              key={name}
              label={label}
              name={name}
              value={search.chosen[name] ?? ''}
              options={[
                { value: '', label: any },
                ...options.map((option) => ({ value: option, label: nameOption(option) })),
              ]}
              onChange={({ target }) => change({ chosen: { [name]: target.value } }, { state: keepTyped })}
            />
          )
        })}
      </FilterFold>
      <SearchButton className={styles.search} />
    </form>
  )
}

/** Returns the text of the input, which takes the URL's only from changes elsewhere: Back, Forward or a link. */
function useTypedKeyword(q: string) {
  const { key, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [text, setText] = useState(q)
  const [seenKey, setSeenKey] = useState(key)
  if (seenKey !== key) {
    setSeenKey(key)
    if (isBack || state !== keepTyped) setText(q)
  }
  return [text, setText] as const
}
