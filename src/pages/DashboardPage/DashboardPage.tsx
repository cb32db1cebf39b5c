import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Newspaper, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dashboardQuery } from '@/api/queries'
import { admin } from '@/content/admin'
import { Page } from '@/ui/Page/Page'
import { Failed, Loading, Skeleton } from '@/ui/State/State'
import { formatNumber } from '@/ui/formatNumber'
import styles from './DashboardPage.module.css'

const { title, description, loading, cards, share, inAll, percent, failed } = admin.dashboard
const icons = { totalUsers: Users, totalJobs: BriefcaseBusiness, totalBlogs: Newspaper }

export function DashboardPage() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery)
  const total = data ? data.totalUsers + data.totalJobs + data.totalBlogs : 0

  return (
    <Page title={title} description={description}>
      <h1>{title}</h1>
      {data && (
        <ul className={styles.cards}>
          {cards.map(({ key, label, none, link }) => {
            const Icon = icons[key]
            return (
              <li key={key} className={styles.card}>
                <h2 className={styles.label}>
                  <Icon aria-hidden="true" />
                  {label}
                </h2>
                <p className={styles.figure}>{formatNumber(data[key])}</p>
                <p className={styles.hint}>
                  {data[key] === 0 ? (
                    none
                  ) : link ? (
                    <Link to={link.to}>{link.text}</Link>
                  ) : (
                    data.totalJobs > 0 && share(data.totalUsers, data.totalJobs)
                  )}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      {data && total > 0 && (
        <section className={styles.card}>
          <h2 className={styles.label}>{inAll(formatNumber(total))}</h2>
          <div className={styles.bar} aria-hidden="true">
            {cards.map(({ key }) => (
              <span key={key} data-part={key} style={{ flexGrow: data[key] }} />
            ))}
          </div>
          <ul className={styles.shares}>
            {cards.map(({ key, name }) => (
              <li key={key}>
                <span data-part={key} />
                {name} <strong>{percent(data[key] / total)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!data && !error && (
        <Loading text={loading}>
          <div className={styles.cards}>
            {cards.map(({ key }) => (
              <div key={key} className={styles.card}>
                <Skeleton />
                <Skeleton height="title" />
              </div>
            ))}
          </div>
        </Loading>
      )}
      {!data && error && <Failed text={failed} onRetry={() => void refetch()} retrying={isFetching} />}
    </Page>
  )
}
