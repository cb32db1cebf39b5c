import { Skeleton } from '@/ui/State/State'
import styles from './BlogCardSkeleton.module.css'

export function BlogCardSkeleton() {
  return (
    <div className={styles.place}>
      <div className={styles.card}>
        <div className={styles.picture} />
        <div className={styles.words}>
          <Skeleton />
          <Skeleton height="title" lines={2} />
          <Skeleton lines={3} />
        </div>
      </div>
    </div>
  )
}
