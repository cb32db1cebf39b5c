import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { pageNames, pages } from '../agency/pages'
import { Frame } from './Frame'
import styles from './Gallery.module.css'
import { useChecked } from './useChecked'
import { formatView, groupsInView, parseView, type View, widths } from './view'

/** All states of a page side by side, each a live copy of the site. */
export function Gallery({ baseUrl }: { baseUrl: string }) {
  const [params] = useSearchParams()
  const view = parseView(params)
  const { page, groups, shown } = groupsInView(view)
  const [checked, check] = useChecked()
  const keyOf = (word: string) => `${view.page} ${word} ${view.width}`
  const keys = shown.flatMap(({ states }) => states.map(({ word }) => keyOf(word)))
  const done = keys.filter((key) => checked.includes(key)).length
  const name = view.only === 'all' ? '' : view.only
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
          choices={(['all', ...groups.map(({ name }) => name)] as const).map((only) => [
            only,
            { only },
            only === view.only,
          ])}
        />
        <Choice label="Width" view={view} choices={widths.map((width) => [width, { width }, width === view.width])} />
      </header>
      <main className={styles.gallery} data-width={view.width}>
        <h1>All states: {page.title}</h1>
        <p className={styles.intro}>
          <strong>{keys.length} states</strong>
          {name && ` of ${name}`}. Each is a live, isolated copy of <code>{page.address}</code>: what you do in one does
          not affect the others or this tab. Click a title to open that state in a new tab.
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
        {shown.map((group, groupIndex) => (
          <section key={`${view.page} ${group.name}`} aria-labelledby={group.name}>
            <h2 id={group.name}>
              {group.name === 'scenarios' ? 'Scenarios' : <code>{group.name}</code>}
              <small>{group.states.length}</small>
            </h2>
            <ul className={styles.states}>
              {group.states.map((state, index) => (
                <Frame
                  key={state.word}
                  id={state.word}
                  next={group.states[index + 1]?.word ?? shown[groupIndex + 1]?.name ?? 'end'}
                  page={page.title}
                  state={state}
                  isLastSection={group.isLastSection}
                  baseUrl={baseUrl}
                  isChecked={checked.includes(keyOf(state.word))}
                  onCheck={(isChecked) => check([keyOf(state.word)], isChecked)}
                />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <footer id="end" className={styles.footer} tabIndex={-1}>
        The same parameters work on every page of the site: <code>?mock=news:error</code>,{' '}
        <code>?scenario=first-day</code>.
      </footer>
    </>
  )
}

/** Links to the gallery with one choice changed. */
function Choice({
  label,
  view,
  choices,
}: {
  label: string
  view: View
  choices: readonly (readonly [title: string, change: Partial<View>, isCurrent: boolean])[]
}) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map(([title, change, isCurrent]) => (
          <li key={title}>
            <Link to={formatView({ ...view, ...change })} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
