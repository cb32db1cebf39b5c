import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { blog } from '@/content/blog'
import { paths } from '@/content/paths'
import type { Blog } from '@/contract/endpoints'
import { useBackLink, useListState } from '@/ui/backLink'
import { Band } from '@/ui/Band/Band'
import { BlogCover } from '../BlogCover/BlogCover'
import styles from './MorePosts.module.css'

export function MorePosts({ post, posts }: { post: Blog; posts: readonly Blog[] }) {
  const { more, previous, next, all } = blog.post
  const back = useBackLink(all)
  const place = posts.findIndex(({ id }) => id === post.id)
  const [before, after] = place < 0 ? [] : [posts[place - 1], posts[place + 1]]
  if (!before && !after) return null
  return (
    <div data-screen-only="">
      <Band title={more} action={back} hasRows>
        <ul className={styles.more}>
          {before && (
            <Neighbor post={before}>
              <ArrowLeft />
              {previous}
            </Neighbor>
          )}
          {after && (
            <Neighbor post={after}>
              {next}
              <ArrowRight />
            </Neighbor>
          )}
        </ul>
      </Band>
    </div>
  )
}

function Neighbor({ post, children }: { post: Blog; children: ReactNode }) {
  const list = useListState()
  return (
    <li>
      <Link to={paths.blogPost(post.id)} state={list} className={`cluster ${styles.neighbor}`}>
        <BlogCover post={post} />
        <span className={`beside ${styles.words}`}>
          <span className="with-icon label">{children}</span>{' '}
          <span className={`named quote ${styles.title}`} dir="auto">
            {post.title}
          </span>
        </span>
      </Link>
    </li>
  )
}
