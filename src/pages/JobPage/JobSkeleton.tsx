import { Skeleton } from '@/ui/State/State'
import styles from './JobSkeleton.module.css'

export function JobHeadSkeleton() {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Skeleton height="title" />
      </div>
      <Skeleton lines={2} />
    </div>
  )
}

export function JobBodySkeleton() {
  return (
    <div className={styles.body} aria-hidden="true">
      <div className={styles.facts}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} lines={2} />
        ))}
      </div>
      <div className={styles.text}>
        <Skeleton height="title" />
        <Skeleton lines={5} />
        <Skeleton height="title" />
        <Skeleton lines={3} />
      </div>
    </div>
  )
}
