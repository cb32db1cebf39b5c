import { ArrowUpRight } from 'lucide-react'
import { frameName } from '../site'
import { keepAtLastSection } from './lastSection'
import type { State } from './states'
import styles from './StateWall.module.css'

/** One state, live, in a window that keeps it to itself. Takes the page's title, and the id of what comes after it. */
export function Frame({
  id,
  next,
  page,
  state: { word, title, means, address },
  below,
  baseUrl,
}: {
  id: string
  next: string
  page: string
  state: State
  below: boolean
  baseUrl: string
}) {
  const src = baseUrl + address.slice(1)
  return (
    <li id={id} className={styles.state} tabIndex={-1}>
      <h3 className={styles.title}>
        <a href={src} target="_blank" rel="noopener">
          {title}
          <ArrowUpRight aria-hidden="true" />
          <span className="visually-hidden">alone, in a new tab</span>
        </a>
      </h3>
      <code className={styles.word}>{word}</code>
      <p className={styles.means}>{means}</p>
      {/* A page is a long way by keyboard. */}
      <a className={styles.skip} href={`#${next}`}>
        Skip this frame
      </a>
      <div className={styles.window}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which need all that a page may do */}
        <iframe
          name={frameName}
          title={`${page}: ${word}`}
          src={src}
          loading="lazy"
          onLoad={(event) => below && keepAtLastSection(event.currentTarget)}
        />
      </div>
    </li>
  )
}
