import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useState } from 'react'
import { frameName } from '../transports/names'
import styles from './Gallery.module.css'
import type { State } from './states'

/** Keeps a frame at the last section of its page, however it grows, until someone uses the frame. */
function keepAtLastSection(page: Window & typeof globalThis) {
  const { body, documentElement } = page.document
  const scrollPadding = Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0
  const sizes = new ResizeObserver(() => {
    const last = [...body.querySelectorAll('main section')].at(-1)
    // scrollIntoView would scroll the gallery too.
    if (last) page.scrollBy({ top: last.getBoundingClientRect().top - scrollPadding, behavior: 'instant' })
  })
  sizes.observe(body)
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    page.addEventListener(type, () => sizes.disconnect(), { passive: true })
  }
}

export function Frame({
  state,
  baseUrl,
  theme,
  problems = [],
  isChecked,
  onCheck,
}: {
  state: State
  baseUrl: string
  theme: string
  problems?: readonly string[]
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}) {
  const { name, title, description, frameTitle, isAtEnd } = state
  const [overflow, setOverflow] = useState(0)
  const src = baseUrl + state.address.slice(1)
  const end = `after-${name.replaceAll(/\W/g, '-')}`

  function prepare({ contentDocument }: HTMLIFrameElement) {
    const page = contentDocument?.defaultView
    if (!page) return
    const { body, documentElement } = contentDocument
    // The constructor of the frame: a document takes no style sheet of another.
    const sheet = new page.CSSStyleSheet()
    // Parts that are not laid out yet could overflow unnoticed.
    sheet.replaceSync(`:root { color-scheme: ${theme} !important } * { content-visibility: visible !important }`)
    contentDocument.adoptedStyleSheets = [sheet]
    new ResizeObserver(() => setOverflow(documentElement.scrollWidth - documentElement.clientWidth)).observe(body)
    if (isAtEnd) keepAtLastSection(page)
  }

  return (
    <li>
      <h3>
        <a className="with-icon" href={src} target="_blank" rel="noopener">
          {title}
          <ArrowUpRight />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </h3>
      {overflow > 0 && <strong className={styles.mark}>{`Overflows sideways by ${overflow} px`}</strong>}
      {problems.length > 0 && (
        <strong className={styles.mark}>{`Accessibility problems: ${problems.join(', ')}`}</strong>
      )}
      <code className="count">{name}</code>
      <label title="Checked" data-screen-only>
        <input
          type="checkbox"
          aria-label={`Checked: ${name}`}
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
        />
      </label>
      <p className="small">{description}</p>
      {/* A page has many tab stops. */}
      <a className={styles.skip} href={`#${end}`} data-screen-only>
        Skip this frame
      </a>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which need what every page needs */}
        <iframe
          name={frameName}
          title={frameTitle}
          src={src}
          loading="lazy"
          onLoad={({ currentTarget }) => prepare(currentTarget)}
        />
      </div>
      <span id={end} tabIndex={-1} />
    </li>
  )
}
