import { Skeleton, Placeholders } from '@/ui/State/State'
import { Travel } from '@/ui/Travel/Travel'
import body from './JobBody.module.css'
import head from './JobHead.module.css'
import styles from './JobSkeleton.module.css'

export function JobHeadSkeleton({ id, title }: { id: string; title: string | undefined }) {
  return (
    <div className={`${head.head} ${styles.head}`}>
      {title ? (
        <Travel name={`job-${id}`}>
          <p className={`title ${head.title} ${styles.known}`} dir="auto">
            {title}
          </p>
        </Travel>
      ) : (
        <div className={styles.title}>
          <Skeleton height="title" />
        </div>
      )}
      <Skeleton lines={2} />
    </div>
  )
}

export function JobBodySkeleton() {
  return (
    <div className={body.body} aria-hidden>
      <div className={`raised ${body.side}`}>
        <div className={`fit ${body.pairs} ${styles.facts}`}>
          <Placeholders count={4}>
            <Skeleton lines={2} />
          </Placeholders>
        </div>
        <Skeleton height="picture" />
      </div>
      <div className={body.text}>
        <div className={styles.text}>
          <Skeleton height="title" />
          <Skeleton lines={7} />
          <Skeleton height="title" />
          <Skeleton lines={13} />
        </div>
      </div>
    </div>
  )
}
