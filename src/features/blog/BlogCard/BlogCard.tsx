import ArrowRight from 'lucide-react/icons/arrow-right'
import { blog } from '@/content/blog'
import { paths } from '@/content/paths'
import type { Blog } from '@/contract/endpoints'
import { useListState } from '@/ui/backLink'
import { BlogCover } from '../BlogCover/BlogCover'
import { Byline } from '../Byline/Byline'
import { Card, CardLink } from '@/ui/Card/Card'
import { Skeleton } from '@/ui/State/State'
import { Travel, useTraveler } from '@/ui/Travel/Travel'
import styles from './BlogCard.module.css'

export function BlogCard({ post, eager }: { post: Blog; eager: boolean }) {
  const { id, title, author, date, description } = post
  const list = useListState()
  const { name, isBack, onClick } = useTraveler(`post-${id}`)
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <Travel key={String(isBack)} name={name}>
          <div className={styles.picture}>
            <BlogCover post={post} eager={eager} />
          </div>
        </Travel>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto">
            <CardLink to={paths.blogPost(id)} state={list} onClick={onClick}>
              {title}
            </CardLink>
          </h2>
          <Byline author={author} day={date} />
          {description && <p dir="auto">{description}</p>}
          <span className={`with-icon label ${styles.read}`} aria-hidden>
            {blog.read}
            <ArrowRight className="arrow-onward" />
          </span>
        </div>
      </Card>
    </div>
  )
}

export function BlogCardSkeleton() {
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <div className={`${styles.picture} ${styles.blank}`} />
        <div className={styles.words}>
          <Skeleton />
          <Skeleton height="title" lines={2} />
          <Skeleton lines={3} />
        </div>
      </Card>
    </div>
  )
}
