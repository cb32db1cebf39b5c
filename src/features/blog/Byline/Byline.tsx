import { blog } from '@/content/blog'
import { formatDay } from '@/content/calendar'
import { Portrait } from '@/features/answers/Portrait/Portrait'
import styles from './Byline.module.css'

export function Byline({
  author,
  day,
}: {
  /** A consultant has a portrait, anyone else initials. */
  author: string
  /** As YYYY-MM-DD. */
  day: string | undefined
}) {
  return (
    <div className={`cluster ${styles.byline}`}>
      <Portrait name={author} size="s" />
      <p className={`beside small ${styles.words}`}>
        <span>
          {blog.by} <bdi className="bold">{author}</bdi>
        </span>
        {day && <time dateTime={day}>{formatDay(day)}</time>}
      </p>
    </div>
  )
}
