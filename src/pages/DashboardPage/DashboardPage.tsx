import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Newspaper, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { statusOf } from '@/api/ApiError'
import { dashboardQuery } from '@/api/queries'
import { admin } from '@/content/admin'
import { messages } from '@/content/messages'
import { useAuth } from '@/stores/auth'
import { Button } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { describeFailure } from '@/ui/State/describeFailure'
import { Failed, FailedNote, Loading, Skeleton } from '@/ui/State/State'
import { formatNumber } from '@/ui/formatNumber'
import styles from './DashboardPage.module.css'

const { title, description, loading, cards, failed, forbidden } = admin.dashboard
const icons = { totalUsers: Users, totalJobs: BriefcaseBusiness, totalBlogs: Newspaper }

export function DashboardPage() {
  const { data, error, refetch } = useQuery(dashboardQuery)

  return (
    <Page title={title} description={description}>
      <h1>{title}</h1>
      {data && error && <FailedNote text={describeFailure(messages.outdated, error)} onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.cards}>
          {cards.map(({ key, label, ...card }) => {
            const Icon = icons[key]
            return (
              <li key={key} className={styles.card}>
                <h2 className={`with-icon ${styles.label}`}>
                  <Icon aria-hidden="true" />
                  {label}
                </h2>
                <p className={styles.figure}>{formatNumber(data[key])}</p>
                <p className={styles.hint}>
                  {'link' in card ? <Link to={card.link.to}>{card.link.text}</Link> : card.hint}
                </p>
              </li>
            )
          })}
        </ul>
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
      {!data && error && statusOf(error) === 403 && (
        <Failed text={forbidden}>
          <Button variant="secondary" size="s" onClick={() => useAuth.getState().signOut('signed-out')}>
            {admin.logout}
          </Button>
        </Failed>
      )}
      {!data && error && statusOf(error) !== 403 && (
        <Failed text={describeFailure(failed, error)} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
