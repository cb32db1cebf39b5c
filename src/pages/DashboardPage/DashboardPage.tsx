import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Newspaper from 'lucide-react/icons/newspaper'
import Users from 'lucide-react/icons/users'
import { Link } from 'react-router-dom'
import { getStatus } from '@/api/ApiError'
import { dashboardQuery } from '@/features/account/dashboardQuery'
import { blogsQuery } from '@/features/blog/blogsQuery'
import { jobsQuery } from '@/features/jobs/jobsQuery'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import type { ResponseOf } from '@/contract/endpoints'
import { useAuth } from '@/stores/auth'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import { Button } from '@/ui/Button/Button'
import { CardLink } from '@/ui/Card/Card'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import { QueryStates } from '@/ui/State/QueryStates'
import { Failed, Loading, Skeleton } from '@/ui/State/State'
import { formatDay } from '@/content/calendar'
import { formatNumber } from '@/content/formatNumber'
import styles from './DashboardPage.module.css'

const { title, loading, loaded, cards, latest, failed, forbidden } = admin.dashboard
const icons = { totalUsers: Users, totalJobs: BriefcaseBusiness, totalBlogs: Newspaper }

export function DashboardPage() {
  const query = useQuery(dashboardQuery)
  const jobs = useQuery(jobsQuery)
  const posts = useQuery(blogsQuery)
  useAnnouncedChange(query.data && jobs.data && posts.data && loaded)
  return (
    <Page {...admin.dashboard}>
      <div className="ends">
        <h1>{title}</h1>
        {!query.isError && <Picture name="solutions" part="hire" className={styles.picture} />}
      </div>
      <QueryStates
        query={query}
        loading={
          <Loading text={loading}>
            <div className={`fit ${styles.cards}`}>
              {cards.map(({ key }) => (
                <div key={key} className={`raised ${styles.card}`}>
                  <Skeleton />
                  <Skeleton height="title" />
                  <p className={styles.hint} />
                </div>
              ))}
            </div>
          </Loading>
        }
        failed={(failure) => <DashboardFailed {...failure} />}
      >
        {(totals) => (
          <>
            <Totals totals={totals} />
            <div className={`fit ${styles.latest}`}>
              <LatestRows
                {...latest.jobs}
                query={jobs}
                readRow={({ id, title, company, datePosted }) => ({
                  to: paths.job(id),
                  title,
                  by: company,
                  day: datePosted,
                })}
              />
              <LatestRows
                {...latest.posts}
                query={posts}
                readRow={({ id, title, author, date }) => ({ to: paths.blogPost(id), title, by: author, day: date })}
              />
            </div>
          </>
        )}
      </QueryStates>
    </Page>
  )
}

function DashboardFailed(failure: { error: Error; onRetry: () => void }) {
  if (getStatus(failure.error) !== 403) return <Failed text={failed} {...failure} />
  return (
    <Failed text={forbidden}>
      <Button variant="secondary" size="s" onClick={() => useAuth.getState().signOut('signed-out')}>
        {admin.logout}
      </Button>
    </Failed>
  )
}

function Totals({ totals }: { totals: ResponseOf<'dashboard'> }) {
  return (
    <ul className={`fit ${styles.cards}`}>
      {cards.map(({ key, label, ...card }) => {
        const Icon = icons[key]
        return (
          <li key={key} className={`raised ${styles.card}`}>
            <h2 className={`with-icon label ${styles.label}`}>
              <Icon />
              {label}
            </h2>
            <p className={styles.figure}>{formatNumber(totals[key])}</p>
            <p className={styles.hint}>
              {'link' in card ? <Link to={card.link.to}>{card.link.text}</Link> : card.hint}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

interface Latest {
  to: string
  title: string
  by: string | undefined
  /** As YYYY-MM-DD. Undated rows come last. */
  day: string | undefined
}

function LatestRows<Row>({
  title,
  empty,
  query,
  readRow,
}: {
  title: string
  empty: string
  query: UseQueryResult<readonly Row[]>
  readRow: (row: Row) => Latest
}) {
  return (
    <section className={`raised ${styles.card}`} aria-label={title}>
      <h2>{title}</h2>
      <QueryStates
        query={query}
        loading={<Skeleton lines={2 * latest.count} />}
        failed={(failure) => <Failed text={latest.failed} {...failure} />}
        empty={<p>{empty}</p>}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows
              .map(readRow)
              .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
              .slice(0, latest.count)
              .map(({ to, title, by, day }) => (
                <li key={to}>
                  <CardLink to={to} dir="auto">
                    {title}
                  </CardLink>
                  <p className={`cluster small ${styles.source}`}>
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
