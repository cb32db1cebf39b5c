import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { KeyValueStorage } from '../engine/database/storage'
import { pageNames, pages, type PageStates } from '../agency/pages'
import { Frame } from './Frame'
import styles from './Gallery.module.css'
import { type Group, groupsOf, readView, type View, widths } from './states'
import { useChecked } from './useChecked'

/** All states of a page side by side, each a live copy of the site. */
export function Gallery({ baseUrl, local }: { baseUrl: string; local: KeyValueStorage }) {
  const [params] = useSearchParams()
  const view = readView(params)
  const page: PageStates = pages[view.page]
  const groups = groupsOf(page)
  const shown = groups.filter(({ name }) => view.only === 'all' || name === view.only)
  const [checked, check] = useChecked(local)
  const keyOf = (name: string) => `${view.page} ${name} ${view.width}`
  const keys = shown.flatMap(({ states, failures }) => [...states, ...failures].map(({ name }) => keyOf(name)))
  const done = keys.filter((key) => checked.includes(key)).length

  function framesOf({ name: group, isLastSection }: Group, states: Group['states']) {
    return (
      <ul className={styles.states}>
        {states.map((state, index) => (
          <Frame
            key={state.name}
            next={states[index + 1]?.id ?? `${group}-end`}
            page={page.title}
            state={state}
            isLastSection={isLastSection}
            baseUrl={baseUrl}
            isChecked={checked.includes(keyOf(state.name))}
            onCheck={(isChecked) => check([keyOf(state.name)], isChecked)}
          />
        ))}
      </ul>
    )
  }

  return (
    <>
      <title>{`All states: ${page.title} | Alderway`}</title>
      <header className={styles.header}>
        <a href={baseUrl} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          Back to the site
        </a>
        <Choice
          label="Page"
          view={view}
          choices={pageNames.map((page) => [pages[page].title, { page, only: 'all' }, page === view.page])}
        />
        <Choice
          label="States"
          view={view}
          choices={['all', ...groups.map(({ name }) => name)].map((only) => [only, { only }, only === view.only])}
        />
        <Choice label="Width" view={view} choices={widths.map((width) => [width, { width }, width === view.width])} />
      </header>
      <main className={styles.gallery} data-width={view.width}>
        <h1>All states: {page.title}</h1>
        <p className={styles.intro}>
          <strong>{keys.length} states</strong>
          {view.only !== 'all' && ` of ${view.only}`}. Each is a live, isolated copy of <code>{page.address}</code>:
          what you do in one does not affect the others or this tab. Click a title to open that state in a new tab.
          {page.onSubmit && ' Submit the form inside a frame to see its state.'}
        </p>
        <p className={styles.progress}>
          <span role="status">
            {done} of {keys.length} checked at {view.width} width
          </span>
          {done > 0 && (
            <button type="button" onClick={() => check(keys, false)}>
              Uncheck all
            </button>
          )}
        </p>
        {shown.map((group) => (
          <section key={`${view.page} ${group.name}`} aria-labelledby={group.name}>
            <h2 id={group.name}>
              {group.name === 'scenarios' ? 'Scenarios' : <code>{group.name}</code>}
              <small>{group.states.length + group.failures.length}</small>
            </h2>
            {framesOf(group, group.states)}
            {group.failures.length > 0 && (
              <details className={styles.failures}>
                <summary>{group.failures.length} more failures, which look like this one or say more</summary>
                {framesOf(group, group.failures)}
              </details>
            )}
            <span id={`${group.name}-end`} tabIndex={-1} />
          </section>
        ))}
      </main>
      <footer className={styles.footer}>
        The same parameters work on every page of the site: <code>?mock=news:error</code>,{' '}
        <code>?scenario=first-day</code>.
      </footer>
    </>
  )
}

interface ChoiceProps {
  label: string
  view: View
  choices: readonly (readonly [title: string, change: Partial<View>, isCurrent: boolean])[]
}

/** Links to the gallery with one choice changed. */
function Choice({ label, view, choices }: ChoiceProps) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map(([title, change, isCurrent]) => (
          <li key={title}>
            <Link to={`?${new URLSearchParams({ ...view, ...change })}`} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
