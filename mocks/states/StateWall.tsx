import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { pageNames, pages } from '../pages'
import { Frame } from './Frame'
import styles from './StateWall.module.css'
import { readView, shownOf, type View, widths, writeView } from './view'

/** Every state of a page side by side, each a live copy of the site. Takes where the site is served. */
export function StateWall({ baseUrl }: { baseUrl: string }) {
  const [params] = useSearchParams()
  const view = readView(params)
  const { page, groups, shown } = shownOf(view)
  const count = shown.reduce((sum, { states }) => sum + states.length, 0)
  const name = view.only === 'all' ? '' : view.only
  return (
    <>
      <title>{`${page.title} in every state | Alderway`}</title>
      <header className={styles.header}>
        <a href={baseUrl} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          To the site
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
      <main className={styles.wall} data-width={view.width}>
        <h1>{page.title} in every state</h1>
        <p className={styles.intro}>
          <strong>{count} states</strong>
          {name && ` of ${name}`}, each a live copy of <code>{page.address}</code> that keeps to itself: what you do in
          one changes no other, and nothing in this tab. Click a title to open its state alone.
          {page.onSubmit && ' Here the state shows once you send the form: fill it in inside a frame.'}
        </p>
        {shown.map((group, index) => (
          <section key={`${view.page} ${group.name}`} aria-labelledby={group.name}>
            <h2 id={group.name}>
              {group.name === 'scenarios' ? 'Scenarios' : <code>{group.name}</code>}
              <small>{group.states.length}</small>
            </h2>
            <ul className={styles.states}>
              {group.states.map((state, place) => (
                <Frame
                  key={state.word}
                  id={state.word}
                  next={group.states[place + 1]?.word ?? shown[index + 1]?.name ?? 'end'}
                  page={page.title}
                  state={state}
                  below={group.below}
                  baseUrl={baseUrl}
                />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <footer id="end" className={styles.footer} tabIndex={-1}>
        The same words work in any address of the site: <code>?mock=news:error</code>, <code>?scenario=first-day</code>.
      </footer>
    </>
  )
}

/** Links to the same wall with one thing changed. */
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
            <Link to={writeView({ ...view, ...change })} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
