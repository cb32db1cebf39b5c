import { ArrowUpRight } from 'lucide-react'
import { frameName } from '../transports/names'
import styles from './Gallery.module.css'
import type { State } from './states'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

function applyTheme({ contentDocument, contentWindow }: HTMLIFrameElement, theme: Theme): void {
  if (!contentDocument || !contentWindow) return
  // The constructor of the frame: a document takes no style sheet of another.
  const sheet = new contentWindow.window.CSSStyleSheet()
  sheet.replaceSync(`:root { color-scheme: ${theme} !important }`)
  contentDocument.adoptedStyleSheets = [sheet]
}

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

interface FrameProps {
  state: State
  title: string
  baseUrl: string
  theme: Theme
  isAtEnd: boolean
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

export function Frame({ state, title, baseUrl, theme, isAtEnd, isChecked, onCheck }: FrameProps) {
  const { name } = state
  const src = baseUrl + state.address.slice(1)
  const end = `after-${name.replace(' ', '-')}`

  function prepare(frame: HTMLIFrameElement) {
    applyTheme(frame, theme)
    if (isAtEnd) keepAtLastSection(frame)
  }

  return (
    <li>
      <h3>
        <a className="with-icon" href={src} target="_blank" rel="noopener">
          {state.title}
          <ArrowUpRight aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </h3>
      <code>{name}</code>
      <label className="small with-icon">
        <input
          type="checkbox"
          aria-label={`Checked: ${name}`}
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
        />
        Checked
      </label>
      <p className="small">{state.description}</p>
      {/* A page has many tab stops. */}
      <a className={styles.skip} href={`#${end}`}>
        Skip this frame
      </a>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which need what every page needs */}
      <iframe
        name={frameName}
        title={`${title}: ${name}`}
        src={src}
        loading="lazy"
        onLoad={({ currentTarget }) => prepare(currentTarget)}
      />
      <span id={end} tabIndex={-1} />
    </li>
  )
}
