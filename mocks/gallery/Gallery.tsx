import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import type { KeyValueStorage } from '../engine/database/edits'
import type { Definition } from '../engine/resource'
import { createCatalog } from '../engine/state/catalog'
import { selectStorage } from '../transports/names'
import { Frame } from './Frame'
import { FrameTools } from './FrameTools'
import styles from './Gallery.module.css'
import { groupStates, listPages, type State, themes, widths } from './states'

interface GalleryOptions {
  definition: Definition
  baseUrl: string
  local: KeyValueStorage
}

const themeTitles = { light: 'Day', dark: 'Night' }
const storageKey = 'checked'
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

const Choices = v.object({
  page: v.optional(v.string()),
  scenario: v.optional(v.string()),
  width: v.fallback(v.picklist(widths), '320'),
  theme: v.fallback(v.picklist(themes), 'light'),
})

const writeLink = (choices: Record<string, string>) => `?${new URLSearchParams(choices)}`

function Gallery({ definition, baseUrl, local }: GalleryOptions) {
  const storage = selectStorage(definition.name, local)
  const catalog = createCatalog(definition)
  const pages = Object.entries(definition.pages ?? {}).map(([name, page]) => ({ ...page, name }))
  const scenarios = Object.entries(definition.scenarios).map(([name, texts]) => ({ ...texts, name }))
  const { width, theme, ...chosen } = v.parse(Choices, Object.fromEntries(new URLSearchParams(location.search)))
  const look = { width, theme }
  const read = () => v.parse(Stored, storage.getItem(storageKey))
  const [checked, setChecked] = useState(read)
  const [isLost, setLost] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, readonly string[]>>>({})
  const wanted = (chosen.scenario ?? chosen.page ?? pages[0]?.name)?.toLowerCase()
  const isWanted = ({ name }: { name: string }) => name.toLowerCase() === wanted
  const scenario = chosen.scenario === undefined ? undefined : scenarios.find(isWanted)
  const page = scenario ? pages[0] : pages.find(isWanted)
  if (!page) {
    return (
      <>
        <title>All states</title>
        <h1>No page or scenario “{wanted}”.</h1>
        <a href="?">All pages</a>
      </>
    )
  }

  const title = scenario ? `All pages: ${scenario.title}` : `All states: ${page.title}`
  const groups = scenario ? listPages(catalog, pages, scenario.name) : groupStates(catalog, page)
  const lookTitle = `at ${width} px by ${themeTitles[theme].toLowerCase()}`
  const nameTick = ({ tick }: State) => [tick, width, theme].join(' ')
  const ticks = groups.flatMap(({ states }) => states.map(nameTick))
  const done = ticks.filter((tick) => checked.includes(tick)).length

  const view: Record<string, string> = scenario ? { scenario: scenario.name } : { page: page.name }
  const current = writeLink({ ...view, ...look })
  const navigation = {
    Width: widths.map((width) => ({ title: `${width} px`, href: writeLink({ ...view, ...look, width }) })),
    Light: themes.map((theme) => ({ title: themeTitles[theme], href: writeLink({ ...view, ...look, theme }) })),
    Page: pages.map(({ name, title }) => ({ title, href: writeLink({ page: name, ...look }) })),
    Scenario: scenarios.map(({ name, title }) => ({ title, href: writeLink({ scenario: name, ...look }) })),
    'On this page': groups.map(({ name }) => ({ title: name, href: `#${name}` })),
  }

  /** Another tab may have changed what is stored. */
  function check(some: readonly string[], isChecked: boolean) {
    const next = [...read().filter((tick) => !some.includes(tick)), ...(isChecked ? some : [])]
    setChecked(next)
    setLost(storage.setItem(storageKey, JSON.stringify(next)) === false)
  }

  function renderStates(states: readonly State[]) {
    return (
      <ul className={styles.states}>
        {states.map((state) => (
          <Frame
            key={state.frameTitle}
            state={state}
            baseUrl={baseUrl}
            theme={theme}
            problems={problems[state.frameTitle]}
            isChecked={checked.includes(nameTick(state))}
            onCheck={(isChecked) => check([nameTick(state)], isChecked)}
          />
        ))}
      </ul>
    )
  }

  return (
    <>
      <title>{`${title} | ${definition.title}`}</title>
      <header className={`ink cluster small ${styles.header}`}>
        <a className="with-icon" href={baseUrl}>
          <ArrowLeft />
          Back to the site
        </a>
        {Object.entries(navigation).map(([label, links]) => (
          <nav key={label} className="cluster" aria-label={label}>
            <span aria-hidden>{label}</span>
            {links.map(({ title, href }) => (
              <a key={title} href={href} aria-current={href === current ? 'true' : undefined}>
                {title}
              </a>
            ))}
          </nav>
        ))}
      </header>
      <main className={styles.gallery} data-width={width}>
        <h1>{title}</h1>
        <p>
          {scenario?.description} Live, isolated copies.
          {page.onSubmit && !scenario && ' Submit a form to see its state.'}
        </p>
        <div className="cluster" data-screen-only>
          <strong aria-live="polite">
            {`${done} of ${ticks.length} checked ${lookTitle}${isLost ? ', only until you reload' : ''}`}
          </strong>
          <button type="button" onClick={() => check(ticks, false)}>
            Uncheck all
          </button>
          <FrameTools onCheck={(frame, found) => setProblems((others) => ({ ...others, [frame]: found }))} />
        </div>
        {groups.map(({ name: group, states }) => {
          const folded = states.filter(({ isFolded }) => isFolded)
          const shown = states.filter(({ isFolded }) => !isFolded)
          return (
            <section key={group} aria-labelledby={group}>
              <h2 id={group}>
                {group} <small className="count">{states.length}</small>
              </h2>
              {renderStates(shown)}
              {folded.length > 0 && (
                <details>
                  <summary>{`${folded.length} more failures, which look like this one or say more`}</summary>
                  {renderStates(folded)}
                </details>
              )}
            </section>
          )
        })}
      </main>
    </>
  )
}

export function startGallery(root: HTMLElement, options: GalleryOptions) {
  // The shell has a title of its own.
  document.querySelector('title')?.remove()
  createRoot(root).render(<Gallery {...options} />)
}
