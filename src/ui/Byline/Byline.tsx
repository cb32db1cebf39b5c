import { blog } from '@/content/blog'
import styles from './Byline.module.css'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats an ISO day as `16 November 2026`, in any time zone. Returns undefined if there is no such day. */
export function dayInWords(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  // Date reads 30 February as a day in March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return exists ? `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}` : undefined
}

export function Byline({ author, date }: { author: string; date: string }) {
  const day = dayInWords(date)
  return (
    <p className={styles.byline}>
      <span>
        {blog.by} <bdi className={styles.author}>{author}</bdi>
      </span>
      {day && <time dateTime={date}>{day}</time>}
    </p>
  )
}
