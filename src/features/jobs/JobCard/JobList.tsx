import type { ReactNode } from 'react'
import type { Job } from '@/contract/endpoints'
import { Card } from '@/ui/Card/Card'
import { Skeleton, Placeholders } from '@/ui/State/State'
import { JobCard } from './JobCard'
import styles from './JobCard.module.css'

export function JobList({
  jobs,
  layout,
  isGroup,
  rowOnPhones,
  renderMark,
}: {
  jobs: readonly Job[]
  /** With `rows`, wide screens show a line per job. */
  layout?: 'rows'
  /** Of one industry, which no row repeats. */
  isGroup?: boolean
  /** One row that scrolls sideways on phones. */
  rowOnPhones?: boolean
  renderMark?: (job: Job) => ReactNode
}) {
  return (
    <ul className={`${styles.list} ${rowOnPhones ? 'row-on-phones' : ''}`} data-layout={layout} data-group={isGroup}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} mark={isGroup ? null : renderMark?.(job)} isRow={layout === 'rows'} />
        </li>
      ))}
    </ul>
  )
}

export function JobListSkeleton() {
  return (
    <div className={styles.list} data-layout="rows" data-group>
      <Placeholders count={12}>
        <div>
          <Card className={styles.card}>
            <div className={styles.title}>
              <Skeleton />
            </div>
            <div className={styles.facts}>
              <Skeleton />
            </div>
            <div className={`cluster ${styles.foot}`}>
              <div className={styles.salary}>
                <Skeleton />
              </div>
            </div>
          </Card>
        </div>
      </Placeholders>
    </div>
  )
}
