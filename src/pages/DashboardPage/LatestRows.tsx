import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { admin } from '@/content/admin'
import { CardLink } from '@/ui/Card/Card'
import { formatDay } from '@/ui/formatDay'
import { QueryStates } from '@/ui/State/QueryStates'
import { Failed, Skeleton } from '@/ui/State/State'
import styles from './DashboardPage.module.css'

interface Row {
  id: string
  title: string
  to: string
  by?: string | undefined
  /** As YYYY-MM-DD. Undated rows come last. */
  day?: string | undefined
}

const { count, failed } = admin.dashboard.latest

/** The newest rows of a list. */
export function LatestRows<Data>({
  title,
  empty,
  query,
  readRow,
}: {
  title: string
  empty: string
  query: UseQueryResult<readonly Data[]>
  readRow: (data: Data) => Row
}) {
  const id = useId()
  return (
    <section className={`raised ${styles.card}`} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      <QueryStates
        query={query}
        loading={<Skeleton lines={2 * count} />}
        failed={(failure) => <Failed text={failed} {...failure} />}
        empty={<p>{empty}</p>}
      >
        {(data) => (
          <ul className={styles.rows}>
            {data
              .map(readRow)
              .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
              .slice(0, count)
              .map(({ to, by, day, ...row }) => (
                <li key={row.id}>
                  <CardLink to={to} dir="auto">
                    {row.title}
                  </CardLink>
                  <p className={`cluster ${styles.source}`}>
                    {by && <bdi>{by}</bdi>}
                    {day && <time dateTime={day}>{formatDay(day)}</time>}
                  </p>
                </li>
              ))}
          </ul>
        )}
      </QueryStates>
    </section>
  )
}
