import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { pageNames, pages, type PageStates } from '../agency/pages'
import type { KeyValueStorage } from '../engine/database/storage'
import { storagePrefix } from '../transports/names'
import { Frame } from './Frame'
import styles from './Gallery.module.css'
import { groupsOf, type State } from './states'

const widths = ['phone', 'desktop'] as const

const storageKey = `${storagePrefix}checked`
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

/** All states of a page side by side, each a live copy of the site. The address says which page, and how wide. */
export function Gallery({ baseUrl, local }: { baseUrl: string; local: KeyValueStorage }) {
  const params = new URLSearchParams(globalThis.location.search)
  const pageName = pageNames.find((name) => name === params.get('page')) ?? 'home'
  const width = widths.find((name) => name === params.get('width')) ?? 'phone'
  const page: PageStates = pages[pageName]
  const groups = groupsOf(page)
  const [checked, setChecked] = useState(() => v.parse(Stored, local.getItem(storageKey)))
  const keyOf = ({ name }: State) => `${pageName} ${name} ${width}`
  const keys = groups.flatMap(({ states }) => states.map(keyOf))
  const done = keys.filter((key) => checked.includes(key)).length

  /** Ticks some frames off, or clears the ticks. */
  function check(some: readonly string[], isChecked: boolean) {
    const next = [...checked.filter((key) => !some.includes(key)), ...(isChecked ? some : [])]
    setChecked(next)
    local.setItem(storageKey, JSON.stringify(next))
  }

  function framesOf(group: string, states: readonly State[]) {
    return (
      <ul className={styles.states}>
        {states.map((state) => (
          <Frame
            key={state.name}
            pageTitle={page.title}
            state={state}
            isLastSection={page.lastSection?.some((name) => name === group) ?? false}
            baseUrl={baseUrl}
            isChecked={checked.includes(keyOf(state))}
            onCheck={(isChecked) => check([keyOf(state)], isChecked)}
          />
        ))}
      </ul>
    )
  }

  return (
    <>
      <title>{`All states: ${page.title} | Alderway`}</title>
      <header className={styles.header}>
        <a href={baseUrl}>
          <ArrowLeft aria-hidden="true" size="1em" />
          Back to the site
        </a>
        <Choice
          label="Page"
          choices={pageNames.map((name) => [pages[name].title, `?page=${name}&width=${width}`, name === pageName])}
        />
        <Choice label="States" choices={groups.map(({ name }) => [name, `#${name}`, false])} />
        <Choice
          label="Width"
          choices={widths.map((name) => [name, `?page=${pageName}&width=${name}`, name === width])}
        />
      </header>
      <main className={styles.gallery} data-width={width}>
        <h1>All states: {page.title}</h1>
        <p>
          <strong>{keys.length} states</strong>. Each is a live, isolated copy of <code>{page.address}</code>: what you
          do in one does not affect the others or this tab. Click a title to open that state in a new tab.
          {page.onSubmit && ' Submit the form inside a frame to see its state.'}
        </p>
        <p className={styles.progress}>
          <span role="status">
            {done} of {keys.length} checked at {width} width
          </span>
          {done > 0 && (
            <button type="button" onClick={() => check(keys, false)}>
              Uncheck all
            </button>
          )}
        </p>
        {groups.map(({ name, states }) => {
          const folded = states.filter(({ isFolded }) => isFolded)
          return (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>
                {name === 'scenarios' ? 'Scenarios' : <code>{name}</code>}
                <small>{states.length}</small>
              </h2>
              {framesOf(
                name,
                states.filter(({ isFolded }) => !isFolded),
              )}
              {folded.length > 0 && (
                <details>
                  <summary>{folded.length} more failures, which look like this one or say more</summary>
                  {framesOf(name, folded)}
                </details>
              )}
            </section>
          )
        })}
      </main>
    </>
  )
}

interface ChoiceProps {
  label: string
  choices: readonly (readonly [title: string, href: string, isCurrent: boolean])[]
}

function Choice({ label, choices }: ChoiceProps) {
  return (
    <nav aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {choices.map(([title, href, isCurrent]) => (
        <a key={title} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
