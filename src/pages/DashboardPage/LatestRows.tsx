import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { admin } from '@/content/admin'
import { CardLink } from '@/ui/Card/Card'
import { formatDay } from '@/ui/formatDay'
import { QueryStates } from '@/ui/State/QueryStates'
import { Failed, Skeleton } from '@/ui/State/State'
import styles from './DashboardPage.module.css'

interface Source {
  by: string | undefined
  /** As YYYY-MM-DD. Undated rows come last. */
  day: string | undefined
}

const { count, failed } = admin.dashboard.latest

/** The newest rows of a list. */
export function LatestRows<Row extends { id: string; title: string }>({
  title,
  empty,
  query,
  path,
  readSource,
}: {
  title: string
  empty: string
  query: UseQueryResult<readonly Row[]>
  /** Of a row's page. */
  path: (id: string) => string
  readSource: (row: Row) => Source
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
        {(rows) => (
          <ul className={styles.rows}>
            {rows
              .map((row) => ({ ...row, ...readSource(row) }))
              .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
              .slice(0, count)
              .map(({ by, day, ...row }) => (
                <li key={row.id}>
                  <CardLink to={path(row.id)} dir="auto">
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
