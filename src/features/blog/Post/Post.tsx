import { blog } from '@/content/blog'
import { consultants } from '@/content/consultants'
import type { Blog } from '@/contract/endpoints'
import { useBackLink } from '@/ui/backLink'
import { BackLink } from '@/ui/Button/Button'
import { Band } from '@/ui/Band/Band'
import { BlogCover } from '../BlogCover/BlogCover'
import { Byline } from '../Byline/Byline'
import { Consultant } from '@/features/answers/Consultant/Consultant'
import { Prose } from '@/ui/Prose/Prose'
import { Travel } from '@/ui/Travel/Travel'
import styles from './Post.module.css'

export function Post({ post }: { post: Blog }) {
  const { id, title, author, date, description, content } = post
  const back = useBackLink(blog.post.all)
  const writer = consultants.find(({ name }) => name === author)
  return (
    <article>
      <Band tone="sand" hasRows>
        <header className={`halves ${styles.head}`}>
          <div className={styles.words}>
            <BackLink {...back} />
            <h1 dir="auto">{title}</h1>
            {description && (
              <p className={styles.lead} dir="auto">
                {description}
              </p>
            )}
            <Byline author={author} day={date} />
          </div>
          <Travel name={`post-${id}`}>
            <div className={`raised ${styles.cover}`}>
              <BlogCover post={post} eager />
            </div>
          </Travel>
        </header>
      </Band>
      <Band tone="white" hasRows>
        <div className={styles.columns}>
          <div className={styles.content} dir="auto" data-initial={hasInitial(content) || undefined}>
            {content ? <Prose text={content} /> : <p>{blog.post.noText}</p>}
          </div>
          {writer && (
            <aside className={styles.writer} aria-label={blog.post.writer}>
              <Consultant person={writer}>
                <p>{writer.text}</p>
              </Consultant>
            </aside>
          )}
        </div>
      </Band>
    </article>
  )
}

/** A drop cap is a capital in a word: Arabic letters join, a space is lost. */
function hasInitial(content: string) {
  return /^\p{P}?\p{Lu}\S/u.test(content.trimStart())
}
