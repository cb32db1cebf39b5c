import { ArrowLeft, ArrowUpRight } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { pageNames, pages, type PageStates } from '../agency/pages'
import type { KeyValueStorage } from '../engine/database/edits'
import { frameName, storagePrefix } from '../transports/names'
import styles from './Gallery.module.css'
import { groupsOf, type State } from './states'

const widths = ['phone', 'desktop'] as const
const storageKey = `${storagePrefix}checked`
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

/** Keeps a frame at the last section of its page, however the page grows while it loads, until someone uses the frame. */
function keepAtLastSection({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return
  const { body, documentElement } = contentDocument
  const scrollPadding = Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0
  const sizes = new ResizeObserver(() => {
    const last = [...body.querySelectorAll('main section')].at(-1)
    // scrollIntoView would scroll the gallery too.
    if (last) contentWindow.scrollBy({ top: last.getBoundingClientRect().top - scrollPadding, behavior: 'instant' })
  })
  sizes.observe(body)
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    contentWindow.addEventListener(type, () => sizes.disconnect(), { passive: true })
  }
}

/** All states of a page side by side, each a live copy of the site. The address says which page, and how wide. */
function Gallery({ baseUrl, local }: { baseUrl: string; local: KeyValueStorage }) {
  const params = new URLSearchParams(globalThis.location.search)
  const pageName = pageNames.find((name) => name === params.get('page')) ?? 'home'
  const width = widths.find((name) => name === params.get('width')) ?? 'phone'
  const page: PageStates = pages[pageName]
  const groups = groupsOf(page)
  const [checked, setChecked] = useState(() => v.parse(Stored, local.getItem(storageKey)))
  const keyOf = ({ name }: State) => `${pageName} ${name} ${width}`
  const keys = groups.flatMap(({ states }) => states.map(keyOf))
  const done = keys.filter((key) => checked.includes(key)).length

  const addressOf = (name: string, width: string) => `?page=${name}&width=${width}`
  const navigation = {
    Page: pageNames.map((name) => [pages[name].title, addressOf(name, width)]),
    States: groups.map(({ name }) => [name, `#${name}`]),
    Width: widths.map((name) => [name, addressOf(pageName, name)]),
  }

  /** Ticks some frames off, or clears the ticks. */
  function check(some: readonly string[], isChecked: boolean) {
    const next = [...checked.filter((key) => !some.includes(key)), ...(isChecked ? some : [])]
    setChecked(next)
    local.setItem(storageKey, JSON.stringify(next))
  }

  const frameOf = (state: State, isAtEnd: boolean) => {
    const { name, title, description, address } = state
    const src = baseUrl + address.slice(1)
    const end = `after-${name.replace(' ', '-')}`
    return (
      <li key={name}>
        <h3>
          <a className="with-icon" href={src} target="_blank" rel="noopener">
            {title}
            <ArrowUpRight aria-hidden="true" />
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </h3>
        <code>{name}</code>
        <label className="small with-icon">
          <input
            type="checkbox"
            aria-label={`Checked: ${name}`}
            checked={checked.includes(keyOf(state))}
            onChange={({ target }) => check([keyOf(state)], target.checked)}
          />
          Checked
        </label>
        <p className="small">{description}</p>
        {/* A page has many tab stops. */}
        <a className={styles.skip} href={`#${end}`}>
          Skip this frame
        </a>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which need what every page needs */}
        <iframe
          name={frameName}
          title={`${page.title}: ${name}`}
          src={src}
          loading="lazy"
          onLoad={({ currentTarget }) => isAtEnd && keepAtLastSection(currentTarget)}
        />
        <span id={end} tabIndex={-1} />
      </li>
    )
  }

  return (
    <>
      <title>{`All states: ${page.title} | Alderway`}</title>
      <header className={`cluster ${styles.header}`}>
        <a className="with-icon" href={baseUrl}>
          <ArrowLeft aria-hidden="true" />
          Back to the site
        </a>
        {Object.entries(navigation).map(([label, links]) => (
          <nav key={label} className="cluster" aria-label={label}>
            <span aria-hidden="true">{label}</span>
            {links.map(([title, href]) => (
              <a key={title} href={href} aria-current={href === addressOf(pageName, width) ? 'true' : undefined}>
                {title}
              </a>
            ))}
          </nav>
        ))}
      </header>
      <main className={styles.gallery} data-width={width}>
        <h1>All states: {page.title}</h1>
        <p>
          <strong>{keys.length} states</strong>. Each is a live, isolated copy of <code>{page.address}</code>: what you
          do in one does not affect the others or this tab. Click a title to open that state in a new tab.
          {page.onSubmit && ' Submit the form inside a frame to see its state.'}
        </p>
        <p className="cluster">
          <strong role="status">
            {done} of {keys.length} checked at {width} width
          </strong>
          <button type="button" onClick={() => check(keys, false)}>
            Uncheck all
          </button>
        </p>
        {groups.map(({ name: group, states }) => {
          // A scenario shows in the same section as what the page calls first.
          const isAtEnd = page.atEnd === (group === 'scenarios' ? page.calls[0] : group)
          const folded = states.filter(({ isFolded }) => isFolded)
          return (
            <section key={group} aria-labelledby={group}>
              <h2 id={group}>
                {group} <small>{states.length}</small>
              </h2>
              <ul className={styles.states}>
                {states.filter(({ isFolded }) => !isFolded).map((state) => frameOf(state, isAtEnd))}
              </ul>
              {folded.length > 0 && (
                <details>
                  <summary>{folded.length} more failures, which look like this one or say more</summary>
                  <ul className={styles.states}>{folded.map((state) => frameOf(state, isAtEnd))}</ul>
                </details>
              )}
            </section>
          )
        })}
      </main>
    </>
  )
}

export function startGallery(root: HTMLElement, options: ComponentProps<typeof Gallery>): void {
  createRoot(root).render(<Gallery {...options} />)
}
