import { blog } from '@/content/blog'
import type { Blog } from '@/contract/entities'
import { useBackLink } from '@/ui/backLink'
import { BackLink } from '@/ui/Button/BackLink'
import { Band } from '@/ui/Band/Band'
import { BlogCover } from '@/ui/BlogCover/BlogCover'
import { Byline } from '@/ui/Byline/Byline'
import { Prose } from '@/ui/Prose/Prose'
import { Travel } from '@/ui/Travel/Travel'
import styles from './Post.module.css'

export function Post({ post }: { post: Blog }) {
  const { id, title, author, date, description, content } = post
  return (
    <article>
      <Band tone="sand" hasRows>
        <header className={styles.head}>
          <div className={styles.words}>
            <BackLink {...useBackLink(blog.post.all)} />
            <h1 className={styles.title} dir="auto">
              {title}
            </h1>
            {description && (
              <p className={styles.lead} dir="auto">
                {description}
              </p>
            )}
            <Byline author={author} date={date} />
          </div>
          <Travel name={`post-${id}`}>
            <div className={styles.cover}>
              <BlogCover post={post} eager />
            </div>
          </Travel>
        </header>
      </Band>
      <Band tone="white" hasRows>
        <div className={styles.content} dir="auto" data-initial={hasInitial(content) || undefined}>
          {content ? <Prose text={content} /> : <p>{blog.post.noText}</p>}
        </div>
      </Band>
    </article>
  )
}

/** Only capitals can become a drop cap: Arabic letters join the next one. */
function hasInitial(content: string): boolean {
  return /^\p{P}?\p{Lu}/u.test(content.trimStart())
}
