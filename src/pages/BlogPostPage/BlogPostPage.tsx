import { useQuery } from '@tanstack/react-query'
import { blogsQuery } from '@/api/queries'
import { agency } from '@/content/agency'
import { blog } from '@/content/blog'
import type { Blog } from '@/contract/entities'
import { messages } from '@/content/messages'
import { sampleBlogs } from '@/content/sampleBlogs'
import { paths } from '@/content/paths'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { useIdParam } from '@/ui/Page/useIdParam'
import { Picture } from '@/ui/Picture/Picture'
import { Loading, Skeleton } from '@/ui/State/State'
import { StructuredData } from '@/ui/Page/StructuredData'
import styles from './BlogPostPage.module.css'
import { MorePosts } from './MorePosts'
import { Post } from './Post'

/** One post: a built-in one at once, any other as soon as the list has come (spec section 4). */
export function BlogPostPage() {
  const id = useIdParam()
  const { data: posts } = useQuery(blogsQuery)
  const post = [...sampleBlogs, ...(posts ?? [])].find((candidate) => candidate.id === id)
  if (post) {
    return (
      <Page title={post.title} description={post.description || blog.description}>
        <Post post={post} />
        <MorePosts post={post} posts={posts ?? []} />
        <StructuredData thing={blogPosting(post)} />
      </Page>
    )
  }
  return posts ? <Missing /> : <Waiting />
}

function blogPosting({ title, author, date, description }: Blog) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: agency.name },
    ...(date && { datePublished: date }),
  }
}

function Waiting() {
  const { waitingTitle } = blog.post
  return (
    <Page title={waitingTitle} description={blog.description}>
      <Band tone="sand">
        <h1 className="visually-hidden">{waitingTitle}</h1>
        <Loading text={messages.blogs.loading}>
          <div className={styles.waiting}>
            <div className={styles.lines}>
              <Skeleton lines={3} height="title" />
              <Skeleton lines={3} />
            </div>
            <Skeleton height="picture" />
          </div>
        </Loading>
      </Band>
    </Page>
  )
}

function Missing() {
  const { all, missing, missingDescription } = blog.post
  return (
    <Page title="Blog not found" description={missingDescription}>
      <Band>
        <div className={styles.missing}>
          <Picture name="not-found" eager />
          <div>
            <div role="status">
              <h1>{messages.blogs.notFound}</h1>
            </div>
            <p className={styles.sentence}>{missing}</p>
            <ButtonLink to={paths.blog}>{all}</ButtonLink>
          </div>
        </div>
      </Band>
    </Page>
  )
}
