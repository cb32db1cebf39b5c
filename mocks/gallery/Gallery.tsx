import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import type { KeyValueStorage } from '../engine/database/edits'
import type { Definition } from '../engine/resource'
import { createCatalog } from '../engine/state/catalog'
import { selectStorage } from '../transports/names'
import { Frame, themes } from './Frame'
import styles from './Gallery.module.css'
import { groupStates, type State } from './states'

interface GalleryOptions {
  definition: Definition
  baseUrl: string
  local: KeyValueStorage
}

const widths = ['320', '768', '1440'] as const
const themeTitles = { light: 'Day', dark: 'Night' }
const storageKey = 'checked'
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

function readChoice<Choice extends string>(choices: readonly [Choice, ...Choice[]], name: string): Choice {
  const chosen = new URLSearchParams(globalThis.location.search).get(name)
  return choices.find((choice) => choice === chosen) ?? choices[0]
}

function Gallery({ definition, baseUrl, local }: GalleryOptions) {
  const { title, pages = {} } = definition
  const storage = selectStorage(definition.name, local)
  const [first = '', ...others] = Object.keys(pages)
  const chosen = {
    page: readChoice([first, ...others], 'page'),
    width: readChoice(widths, 'width'),
    theme: readChoice(themes, 'theme'),
  }
  const [checked, setChecked] = useState(() => v.parse(Stored, storage.getItem(storageKey)))
  const page = pages[chosen.page]
  if (!page) return <h1>This backend has no pages.</h1>

  const groups = groupStates(createCatalog(definition), page)
  const nameTick = ({ name }: State) => [chosen.page, name, chosen.width, chosen.theme].join(' ')
  const ticks = groups.flatMap(({ states }) => states.map(nameTick))
  const done = ticks.filter((tick) => checked.includes(tick)).length
  const current = `?${new URLSearchParams(chosen)}`

  const linkTo = (part: Partial<typeof chosen>) => `?${new URLSearchParams({ ...chosen, ...part })}`
  const navigation = {
    Page: Object.entries(pages).map(([name, { title }]) => ({ title, href: linkTo({ page: name }) })),
    States: groups.map(({ name }) => ({ title: name, href: `#${name}` })),
    Width: widths.map((width) => ({ title: `${width} px`, href: linkTo({ width }) })),
    Light: themes.map((theme) => ({ title: themeTitles[theme], href: linkTo({ theme }) })),
  }

  function check(some: readonly string[], isChecked: boolean) {
    const next = [...checked.filter((tick) => !some.includes(tick)), ...(isChecked ? some : [])]
    setChecked(next)
    storage.setItem(storageKey, JSON.stringify(next))
  }

  function renderStates(states: readonly State[], isAtEnd: boolean) {
    return (
      <ul className={styles.states}>
        {states.map((state) => (
          <Frame
            key={state.name}
            state={state}
            title={page?.title ?? ''}
            baseUrl={baseUrl}
            theme={chosen.theme}
            isAtEnd={isAtEnd}
            isChecked={checked.includes(nameTick(state))}
            onCheck={(isChecked) => check([nameTick(state)], isChecked)}
          />
        ))}
      </ul>
    )
  }

  return (
    <>
      <title>{`All states: ${page.title} | ${title}`}</title>
      <header className={`cluster ${styles.header}`}>
        <a className="with-icon" href={baseUrl}>
          <ArrowLeft aria-hidden="true" />
          Back to the site
        </a>
        {Object.entries(navigation).map(([label, links]) => (
          <nav key={label} className="cluster" aria-label={label}>
            <span aria-hidden="true">{label}</span>
            {links.map(({ title, href }) => (
              <a key={title} href={href} aria-current={href === current ? 'true' : undefined}>
                {title}
              </a>
            ))}
          </nav>
        ))}
      </header>
      <main className={styles.gallery} data-width={chosen.width}>
        <h1>All states: {page.title}</h1>
        <p>
          Live, isolated copies of <code>{page.address}</code>.{page.onSubmit && ' Submit a form to see its state.'}
        </p>
        <p className="cluster">
          <strong aria-live="polite">
            {done} of {ticks.length} checked at {chosen.width} px by {themeTitles[chosen.theme].toLowerCase()}
          </strong>
          <button type="button" onClick={() => check(ticks, false)}>
            Uncheck all
          </button>
        </p>
        {groups.map(({ name: group, states }) => {
          // A scenario shows in the same section as what the page calls first.
          const isAtEnd = page.atEnd === (group === 'scenarios' ? page.calls[0] : group)
          const folded = states.filter(({ isFolded }) => isFolded)
          const shown = states.filter(({ isFolded }) => !isFolded)
          return (
            <section key={group} aria-labelledby={group}>
              <h2 id={group}>
                {group} <small>{states.length}</small>
              </h2>
              {renderStates(shown, isAtEnd)}
              {folded.length > 0 && (
                <details>
                  <summary>{folded.length} more failures, which look like this one or say more</summary>
                  {renderStates(folded, isAtEnd)}
                </details>
              )}
            </section>
          )
        })}
      </main>
    </>
  )
}

export function startGallery(root: HTMLElement, options: GalleryOptions): void {
  // The shell has a title of its own.
  document.querySelector('title')?.remove()
  createRoot(root).render(<Gallery {...options} />)
}
