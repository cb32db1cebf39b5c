import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { blogsQuery } from '@/api/blogsQuery'
import { blog } from '@/content/blog'
import { messages } from '@/content/messages'
import type { Blog } from '@/contract/entities'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { scrollBehavior } from '@/ui/Motion/reducedMotion'
import { Page } from '@/ui/Page/Page'
import { Pagination, pagesOf, pageWithin, rowsOfPage } from '@/ui/Pagination/Pagination'
import { describeFailure } from '@/ui/State/describeFailure'
import { Empty, FailedNote, Loading } from '@/ui/State/State'
import { BlogCard, BlogCardSkeleton } from './BlogCard'
import styles from './BlogPage.module.css'

export function BlogPage() {
  const { data: posts, error, refetch } = useQuery(blogsQuery)
  return (
    <Page title={blog.title} description={blog.description}>
      <Band hasRows>
        <div className={styles.head}>
          <h1>{blog.heading}</h1>
          <p className={styles.intro}>{blog.intro}</p>
        </div>
        {!posts && (
          <Loading text={messages.blogs.loading}>
            <div className={styles.posts}>
              {Array.from({ length: blog.perPage }, (_, index) => (
                <BlogCardSkeleton key={index} />
              ))}
            </div>
          </Loading>
        )}
        {error && <FailedNote text={describeFailure(messages.outdated, error)} onRetry={() => void refetch()} />}
        {posts?.length === 0 && (
          <Empty text={messages.blogs.empty} picture="empty-blogs">
            {blog.emptyWays.map(({ text, to }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {text}
              </ButtonLink>
            ))}
          </Empty>
        )}
        {posts && posts.length > 0 && <Posts posts={posts} />}
      </Band>
    </Page>
  )
}

function Posts({ posts }: { posts: readonly Blog[] }) {
  const [params, setParams] = useSearchParams()
  const top = useRef<HTMLParagraphElement>(null)
  const total = pagesOf(posts.length, blog.perPage)
  const page = pageWithin(Number(params.get('page') ?? 1), total)
  const rows = rowsOfPage(posts, page, blog.perPage)

  function turnTo(to: number) {
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (to === 1) next.delete('page')
      else next.set('page', String(to))
      return next
    })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ behavior: scrollBehavior() })
  }

  return (
    <>
      <p role="status" className={styles.place} tabIndex={-1} ref={top}>
        {blog.count(posts.length)}
        {total > 1 && `, ${blog.place(page, total)}`}
      </p>
      <ul className={styles.posts}>
        {rows.map((post, index) => (
          <li key={`${post.id}-${index}`}>
            <BlogCard post={post} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination page={page} total={total} label={blog.listLabel} numbers onChange={turnTo} />
    </>
  )
}
