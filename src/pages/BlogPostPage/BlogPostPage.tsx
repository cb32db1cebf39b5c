import { useQuery, useQueryClient } from '@tanstack/react-query'
import { blogsQuery } from '@/features/blog/blogsQuery'
import { agency } from '@/content/agency'
import { blog } from '@/content/blog'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { sampleBlogs } from '@/content/sampleBlogs'
import type { Blog } from '@/contract/endpoints'
import { useBackLink } from '@/ui/backLink'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page, StructuredData } from '@/ui/Page/Page'
import { useIdParam } from '@/ui/Page/useIdParam'
import { Picture } from '@/ui/Picture/Picture'
import { focusMain } from '@/ui/scrollToTop'
import { FailedNote, Loading, Skeleton, TryAgain } from '@/ui/State/State'
import styles from './BlogPostPage.module.css'
import { MorePosts } from '@/features/blog/MorePosts/MorePosts'
import { Post } from '@/features/blog/Post/Post'

export function BlogPostPage() {
  const id = useIdParam()
  const { data: posts, error, refetch } = useQuery(blogsQuery)

  function retry() {
    // The band with the button is about to go.
    focusMain()
    return refetch()
  }

  const post = [...(posts ?? []), ...sampleBlogs].find((candidate) => candidate.id === id)
  if (post) {
    return (
      <Page title={post.title} description={post.description || blog.description}>
        {error && (
          <Band pad="less">
            <FailedNote text={controls.outdated} error={error} onRetry={retry} />
          </Band>
        )}
        <Post post={post} />
        <MorePosts post={post} posts={posts ?? []} />
        <StructuredData thing={describePost(post)} />
      </Page>
    )
  }
  return posts ? <Missing mayExist={posts === sampleBlogs} /> : <Waiting />
}

function describePost({ title, author, date, description }: Blog) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: agency.name },
    datePublished: date,
  }
}

function Waiting() {
  const { waitingTitle } = blog.post
  return (
    <Page title={waitingTitle} description={blog.description}>
      <Band tone="sand">
        <h1 className="visually-hidden">{waitingTitle}</h1>
        <Loading text={messages.blogs.loading}>
          <div className={`halves ${styles.waiting}`}>
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

/** A post that is not among the samples may exist: the list failed to load. */
function Missing({ mayExist }: { mayExist: boolean }) {
  const { all, missing, unknown, missingTitle, missingDescription } = blog.post
  const back = useBackLink(all)
  const queryClient = useQueryClient()

  function retry() {
    focusMain()
    void queryClient.resetQueries(blogsQuery)
  }

  return (
    <Page title={missingTitle} description={missingDescription}>
      <Band>
        <div className={`halves ${styles.missing}`}>
          <Picture name="not-found" eager />
          <div>
            <h1>{messages.blogs.notFound}</h1>
            <p className={styles.sentence}>{mayExist ? unknown : missing}</p>
            <div className="ways">
              <ButtonLink {...back} />
              {mayExist && <TryAgain variant="secondary" onRetry={retry} />}
            </div>
          </div>
        </div>
      </Band>
    </Page>
  )
}
