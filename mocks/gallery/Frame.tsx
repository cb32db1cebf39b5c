import { ArrowUpRight } from 'lucide-react'
import { frameName } from '../transports/names'
import styles from './Gallery.module.css'
import { keepAtLastSection } from './lastSection'
import type { Group } from './states'

interface FrameProps {
  state: Group['states'][number]
  /** The id of the element that follows it. */
  next: string
  page: string
  isLastSection: boolean
  baseUrl: string
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

export function Frame({ state, next, page, isLastSection, baseUrl, isChecked, onCheck }: FrameProps) {
  const { id, name, title, description, address } = state
  const src = baseUrl + address.slice(1)
  return (
    <li id={id} className={styles.state} tabIndex={-1} data-checked={isChecked}>
      <h3 className={styles.title}>
        <a href={src} target="_blank" rel="noopener">
          {title}
          <ArrowUpRight aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </h3>
      <code className={styles.word}>{name}</code>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={`Checked: ${name}`}
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
        />
        Checked
      </label>
      <p className={styles.description}>{description}</p>
      {/* A page has many tab stops. */}
      <a className={styles.skip} href={`#${next}`}>
        Skip this frame
      </a>
      <div className={styles.window}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which need what every page needs */}
        <iframe
          name={frameName}
          title={`${page}: ${name}`}
          src={src}
          loading="lazy"
          onLoad={(event) => isLastSection && keepAtLastSection(event.currentTarget)}
        />
      </div>
    </li>
  )
}
