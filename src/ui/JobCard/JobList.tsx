import type { Job } from '@/contract/entities'
import { Card } from '../Card/Card'
import { Skeleton } from '../State/State'
import { JobCard } from './JobCard'
import styles from './JobCard.module.css'

/** Jobs in two or three columns. */
export function JobList({
  jobs,
  layout,
  rowOnPhones = false,
}: {
  jobs: readonly Job[]
  /** With `rows`, wide screens show a line per job. */
  layout?: 'rows'
  /** One row that scrolls sideways on phones. */
  rowOnPhones?: boolean
}) {
  return (
    <ul className={rowOnPhones ? `${styles.list} row-on-phones` : styles.list} data-layout={layout}>
      {jobs.map((job, index) => (
        // The service may send an id twice.
        <li key={`${job.id}-${index}`}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  )
}

/** A JobList's placeholder inside Loading. */
export function JobListSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 6 }, (_, index) => (
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
