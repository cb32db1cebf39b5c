import { type ChangeEvent, type FormEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
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

/** The same, for a search whose entry in the history the next letters change. */
const typing = 'typing'

/** In ms: Safari refuses the hundredth change of the address within ten seconds. */
const pause = 300

const words = jobsListing.search

/** Returns a search that follows each letter: a press lands on what is shown. The address follows when typing pauses. */
export function useTypedSearch() {
  const { search: drawn, params, change } = useJobSearch(listingFilters)
  const isOpen = useLocation().state === typing
  const [text, setText] = useTypedKeyword(drawn.q)
  const [isComposing, setComposing] = useState(false)
  const q = text.trim()
  // Letters without a case, as of Japanese, are chosen word by word.
  const isTyped = q !== drawn.q && !(isComposing && /\p{Lo}/u.test(q))

  const searchFor = (typed: string, state = typing) => change({ q: typed }, { replace: isOpen, state })
  const onPause = useEffectEvent(searchFor)

  useEffect(() => {
    if (!isTyped) return undefined
    const { pathname } = location
    function flush() {
      // A page that is on its way has another address.
      if (location.pathname === pathname) onPause(q)
    }
    const timer = setTimeout(flush, pause)
    // Before a link is followed, so that every way back finds what was typed.
    addEventListener('pointerdown', flush, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', flush, true)
    }
  }, [q, isTyped])

  return {
    search: isTyped ? { ...drawn, q, page: 1 } : drawn,
    drawn,
    params,
    change,
    /** The next letters are another search. */
    searchTyped: () => (isTyped || isOpen) && searchFor(q, keepTyped),
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  }
}

/** Fields are named as their query parameters, so that it works as a plain GET form too. */
export function JobFilters({
  keyword,
  typed: { search, change, searchTyped, field },
  onSearch,
}: {
  keyword: Ref<HTMLInputElement>
  typed: ReturnType<typeof useTypedSearch>
  onSearch: () => void
}) {
  function submit(event: FormEvent) {
    event.preventDefault()
    searchTyped()
    onSearch()
  }

  return (
    <form className={`raised ${styles.filters}`} role="search" aria-label={words.label} onSubmit={submit}>
      <TextField
        label={words.keyword}
        type="search"
        name="q"
        ref={keyword}
        placeholder={words.keywordExample}
        maxLength={words.maxLength}
        autoComplete="off"
        {...field}
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
    if (isBack || (state !== keepTyped && state !== typing)) setText(q)
  }
  return [text, setText] as const
}
