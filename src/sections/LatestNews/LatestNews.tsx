import { useQuery } from '@tanstack/react-query'
import { newsQuery } from '@/api/queries'
import { controls } from '@/content/controls'
import { latestNews } from '@/content/home/jobsAndNews'
import { messages } from '@/content/messages'
import { newsCategories } from '@/contract/entities'
import { useUi } from '@/stores/ui'
import { Band } from '@/ui/Band/Band'
import { Card } from '@/ui/Card/Card'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { formatDay } from '@/ui/formatDay'
import { Pagination, pagesOf, pageWithin, rowsOfPage } from '@/ui/Pagination/Pagination'
import { describeFailure } from '@/ui/State/describeFailure'
import { Empty, Failed, FailedNote, Loading, Skeleton } from '@/ui/State/State'
import styles from './LatestNews.module.css'

/** Spec section 9. */
const perPage = 4

/** Headlines from the news service. Our own posts are BlogCards. */
export function LatestNews(props: Partial<typeof latestNews>) {
  const { title, intro } = { ...latestNews, ...props }
  const { category, page: wantedPage } = useUi((ui) => ui.news)
  const { data: articles = [], error, isPending, refetch } = useQuery(newsQuery(category))
  const total = pagesOf(articles.length, perPage)
  const page = pageWithin(wantedPage, total)

  return (
    <Band title={title} intro={intro} hasRows>
      <div role="group" aria-label={latestNews.category} className={`cluster ${styles.categories}`}>
        {newsCategories.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.category}
            aria-pressed={name === category}
            onClick={() => useUi.setState({ news: { category: name, page: 1 } })}
          >
            {name}
          </button>
        ))}
      </div>
      {isPending ? (
        <Loading text={messages.news.loading}>
          <div className={`${styles.grid} row-on-phones`}>
            {Array.from({ length: perPage }, (_, index) => (
              <Card key={index}>
                <Skeleton lines={2} height="title" />
                <div className={styles.description}>
                  <Skeleton lines={3} />
                </div>
              </Card>
            ))}
          </div>
        </Loading>
      ) : error && articles.length === 0 ? (
        <Failed text={describeFailure(messages.news.failed, error)} onRetry={() => void refetch()} />
      ) : articles.length === 0 ? (
        <Empty text={messages.news.empty} picture="empty-news" />
      ) : (
        <>
          {error && <FailedNote text={describeFailure(messages.outdated, error)} onRetry={() => void refetch()} />}
          {/* With a key, a new page starts at its first card on phones. */}
          <ul key={`${category} ${page}`} className={`${styles.grid} row-on-phones`}>
            {rowsOfPage(articles, page, perPage).map(({ title, description, url, publishedAt }, index) => (
              <li key={`${url}-${index}`}>
                <Card>
                  {publishedAt && (
                    <time className="small" dateTime={publishedAt}>
                      {formatDay(publishedAt)}
                    </time>
                  )}
                  <h3 className={styles.headline} dir="auto">
                    <ExternalLink href={url}>{title}</ExternalLink>
                  </h3>
                  <p className={styles.description} dir="auto">
                    {description}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
          <p role="status" className="visually-hidden">
            {controls.pagination.position(page, total)}
          </p>
          <Pagination
            label={latestNews.pages}
            numbers
            page={page}
            total={total}
            onChange={(next) => useUi.setState({ news: { category, page: next } })}
          />
        </>
      )}
    </Band>
  )
}
