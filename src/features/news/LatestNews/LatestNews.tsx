import { useQuery } from '@tanstack/react-query'
import { latestNews } from '@/content/home/jobsAndNews'
import type { Heading } from '@/content/home/types'
import { messages } from '@/content/messages'
import { type Article, newsCategories } from '@/contract/endpoints'
import { useUi } from '@/stores/ui'
import { useAnnouncedChange } from '@/ui/useAnnouncedChange'
import { Band } from '@/ui/Band/Band'
import { Button } from '@/ui/Button/Button'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { formatDay } from '@/content/calendar'
import { Pagination, takePage } from '@/ui/Pagination/Pagination'
import { Picture } from '@/ui/Picture/Picture'
import { QueryStates } from '@/ui/State/QueryStates'
import { Empty, Failed, Loading, Skeleton, Placeholders } from '@/ui/State/State'
import { type NewsItem, newsQuery } from '../newsQuery'
import styles from './LatestNews.module.css'

/** Spec section 9. */
const perPage = 4

/** Headlines from the news service. Our own posts are BlogCards. */
export function LatestNews(heading: Heading) {
  const { category } = useUi((ui) => ui.news)
  const query = useQuery(newsQuery(category))
  useAnnouncedChange(query.data?.length ? latestNews.count(query.data.length, category) : '')

  return (
    <Band {...heading} hasRows>
      <div role="group" aria-label={latestNews.category} className={`cluster ${styles.categories}`}>
        {newsCategories.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="s"
            className={styles.category}
            aria-pressed={name === category}
            onClick={() => useUi.setState({ news: { category: name, page: 1 } })}
          >
            {name}
          </Button>
        ))}
        <Picture name="reader" className={styles.reader} />
      </div>
      <QueryStates
        query={query}
        loading={
          <Loading text={messages.news.loading}>
            <div className={`fours ${styles.grid} row-on-phones`}>
              <Placeholders count={perPage}>
                <article>
                  <Skeleton lines={2} height="title" />
                  <Skeleton lines={3} />
                </article>
              </Placeholders>
            </div>
          </Loading>
        }
        failed={(failure) => <Failed text={messages.news.failed} urgency="polite" {...failure} />}
        empty={<Empty text={messages.news.empty} picture="empty-news" />}
      >
        {(articles) => <Articles articles={articles} />}
      </QueryStates>
    </Band>
  )
}

function Articles({ articles }: { articles: readonly NewsItem[] }) {
  const { category, page: wanted } = useUi((ui) => ui.news)
  const { page, total, rows } = takePage(articles, wanted, perPage)
  return (
    <>
      {/* With a key, a new page starts at its first card on phones. */}
      <ul key={`${category} ${page}`} className={`fours ${styles.grid} row-on-phones`}>
        {rows.map((article) => (
          <li key={article.id}>
            <ArticleCard {...article} />
          </li>
        ))}
      </ul>
      <Pagination
        key={category}
        label={latestNews.pages}
        numbers
        page={page}
        total={total}
        onChange={(next) => useUi.setState({ news: { category, page: next } })}
      />
    </>
  )
}

function ArticleCard({ title, description, url, publishedAt }: Article) {
  return (
    <article>
      <h3 dir="auto">
        <ExternalLink href={url}>
          <span>{title}</span>
        </ExternalLink>
      </h3>
      <p dir="auto">{description}</p>
      {publishedAt && (
        <time className="small" dateTime={publishedAt}>
          {formatDay(publishedAt)}
        </time>
      )}
    </article>
  )
}
