import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { blogsQuery } from '@/features/blog/blogsQuery'
import { blog } from '@/content/blog'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import type { Blog } from '@/contract/endpoints'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { scrollBehavior } from '@/ui/Motion/usePrefersReducedMotion'
import { Page } from '@/ui/Page/Page'
import { Pagination, takePage } from '@/ui/Pagination/Pagination'
import { QueryStates } from '@/ui/State/QueryStates'
import { Empty, Failed, Loading, Placeholders } from '@/ui/State/State'
import { BlogCard, BlogCardSkeleton } from '@/features/blog/BlogCard/BlogCard'
import styles from './BlogPage.module.css'

export function BlogPage() {
  const title = useRef<HTMLHeadingElement>(null)
  const query = useQuery(blogsQuery)
  useAnnouncedChange(query.data?.length ? blog.count(query.data.length) : '')
  return (
    <Page {...blog}>
      <Band hasRows label={blog.listLabel}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1}>
            {blog.heading}
          </h1>
          <p className={styles.intro}>{blog.intro}</p>
        </div>
        <QueryStates
          query={query}
          loading={
            <Loading text={messages.blogs.loading}>
              <div className={styles.posts}>
                <Placeholders count={blog.perPage}>
                  <BlogCardSkeleton />
                </Placeholders>
              </div>
            </Loading>
          }
          failed={(failure) => <Failed text={controls.outdated} {...failure} />}
          empty={
            <Empty text={messages.blogs.empty} picture="empty-blogs">
              {blog.emptyWays.map((way) => (
                <ButtonLink key={way.to} {...way} variant="secondary" />
              ))}
            </Empty>
          }
        >
          {(posts) => <Posts posts={posts} title={title} />}
        </QueryStates>
      </Band>
    </Page>
  )
}

function Posts({ posts, title }: { posts: readonly Blog[]; title: RefObject<HTMLHeadingElement | null> }) {
  const [params, setParams] = useSearchParams()
  const { page, total, rows } = takePage(posts, Number(params.get('page')), blog.perPage)

  function turnTo(to: number) {
    setParams((next) => {
      if (to === 1) next.delete('page')
      else next.set('page', String(to))
      return next
    })
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ behavior: scrollBehavior() })
  }

  return (
    <>
      <p className={styles.place}>{blog.place(blog.count(posts.length), page, total)}</p>
      <ul className={styles.posts}>
        {rows.map((post, index) => (
          <li key={post.id}>
            <BlogCard post={post} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination page={page} total={total} label={blog.listLabel} numbers onChange={turnTo} />
    </>
  )
}
