import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
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
  const list = useListState()
  const place = posts.findIndex(({ id }) => id === post.id)
  const [before, after] = place < 0 ? [] : [posts[place - 1], posts[place + 1]]
  if (!before && !after) return null
  const toBefore = (
    <>
      <ArrowLeft />
      {previous}
    </>
  )
  const toAfter = (
    <>
      {next}
      <ArrowRight />
    </>
  )
  const neighbors = [
    { way: toBefore, to: before },
    { way: toAfter, to: after },
  ]
  return (
    <div data-screen-only="">
      <Band title={more} action={back} hasRows>
        <ul className={styles.more}>
          {neighbors.map(
            ({ way, to }) =>
              to && (
                <li key={to.id}>
                  <Link to={paths.blogPost(to.id)} state={list} className={`cluster ${styles.neighbor}`}>
                    <BlogCover post={to} />
                    <span className={`beside ${styles.words}`}>
                      <span className={`with-icon ${styles.way}`}>{way}</span>{' '}
                      <span className={`named ${styles.title}`} dir="auto">
                        {to.title}
                      </span>
                    </span>
                  </Link>
                </li>
              ),
          )}
        </ul>
      </Band>
    </div>
  )
}
