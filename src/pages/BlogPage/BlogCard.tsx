import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { blog } from '@/content/blog'
import { paths } from '@/content/paths'
import type { Blog } from '@/contract/entities'
import { useListState } from '@/ui/backLink'
import { BlogCover } from '@/ui/BlogCover/BlogCover'
import { Byline } from '@/ui/Byline/Byline'
import { Card } from '@/ui/Card/Card'
import { Skeleton } from '@/ui/State/State'
import { Travel } from '@/ui/Travel/Travel'
import styles from './BlogCard.module.css'

export function BlogCard({ post, eager }: { post: Blog; eager: boolean }) {
  const { id, title, author, date, description } = post
  const [isChosen, setChosen] = useState(false)
  return (
    <div className={styles.place}>
      <Card linked className={styles.card ?? ''}>
        <Travel name={isChosen ? `post-${id}` : 'auto'}>
          <div className={styles.picture}>
            <BlogCover post={post} eager={eager} />
          </div>
        </Travel>
        <div className={styles.words}>
          <Byline author={author} date={date} />
          <h2 className={styles.title} dir="auto">
            <Link to={paths.blogPost(id)} state={useListState()} data-card-link onClick={() => setChosen(true)}>
              {title}
            </Link>
          </h2>
          {description && <p dir="auto">{description}</p>}
          <span className={`with-icon ${styles.read}`} aria-hidden="true">
            {blog.read}
            <ArrowRight className="arrow-onward" />
          </span>
        </div>
      </Card>
    </div>
  )
}

/** A BlogCard's placeholder inside Loading. */
export function BlogCardSkeleton() {
  return (
    <div className={styles.place}>
      <Card className={styles.card ?? ''}>
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
