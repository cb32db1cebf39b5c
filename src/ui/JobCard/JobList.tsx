import type { Job } from '@/contract/entities'
import { Card } from '../Card/Card'
import { Skeleton } from '../State/State'
import { JobCard } from './JobCard'
import styles from './JobCard.module.css'

export function JobList({
  jobs,
  heading = 'h3',
  rowOnPhones = false,
}: {
  jobs: readonly Job[]
  heading?: 'h2' | 'h3'
  rowOnPhones?: boolean
}) {
  return (
    <ul className={rowOnPhones ? `${styles.list} row-on-phones` : styles.list}>
      {jobs.map((job, index) => (
        // The service may send an id twice.
        <li key={`${job.id}-${index}`}>
          <JobCard job={job} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

export function JobListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={styles.card}>
          <Skeleton height="title" />
          <Skeleton lines={2} />
          <Skeleton lines={3} />
          <div className={styles.foot}>
            <Skeleton />
          </div>
        </Card>
      ))}
    </div>
  )
}
