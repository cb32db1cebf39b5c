import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BriefcaseBusiness, Newspaper, Users } from 'lucide-react'
import { useEffect } from 'react'
import { statusOf } from '@/api/ApiError'
import { dashboardQuery } from '@/api/queries'
import { admin } from '@/content/admin'
import { useAuth } from '@/stores/auth'
import { Page } from '@/ui/Page/Page'
import { Failed, Loading, Skeleton } from '@/ui/State/State'
import { formatNumber } from '@/ui/formatNumber'
import styles from './DashboardPage.module.css'

const { title, description, loading, cards, failed } = admin.dashboard
const icons = { totalUsers: Users, totalJobs: BriefcaseBusiness, totalBlogs: Newspaper }

export function DashboardPage() {
  const queryClient = useQueryClient()
  const signOut = useAuth((auth) => auth.signOut)
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery)
  const expired = statusOf(error) === 401

  useEffect(() => {
    if (!expired) return
    signOut('expired')
    queryClient.removeQueries(dashboardQuery)
  }, [expired, signOut, queryClient])

  return (
    <Page title={title} description={description}>
      <h1>{title}</h1>
      {data && !expired && (
        <ul className={styles.cards}>
          {cards.map(({ key, label }) => {
            const Icon = icons[key]
            return (
              <li key={key} className={styles.card}>
                <h2 className={styles.label}>
                  <Icon aria-hidden="true" />
                  {label}
                </h2>
                <p className={styles.figure}>{formatNumber(data[key])}</p>
              </li>
            )
          })}
        </ul>
      )}
      {!data && (!error || expired) && (
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
      {!data && error && !expired && <Failed text={failed} onRetry={() => void refetch()} retrying={isFetching} />}
    </Page>
  )
}
