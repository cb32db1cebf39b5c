import { ArrowUpRight } from 'lucide-react'
import { frameName } from '../transports/names'
import styles from './Gallery.module.css'
import type { State } from './states'

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
  pageTitle: string
  isLastSection: boolean
  baseUrl: string
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

export function Frame({ state, pageTitle, isLastSection, baseUrl, isChecked, onCheck }: FrameProps) {
  const { name, title, description, address } = state
  const src = baseUrl + address.slice(1)
  const end = `after-${name.replace(' ', '-')}`
  return (
    <li>
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
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
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
        title={`${pageTitle}: ${name}`}
        src={src}
        loading="lazy"
        onLoad={(event) => isLastSection && keepAtLastSection(event.currentTarget)}
      />
      <span id={end} tabIndex={-1} />
    </li>
  )
}
