import { newsCategories } from '@/contract/entities'
import { choice, longText, text } from '../../engine/database/columns'
import { listVariants } from '../../engine/variants'
import { defineResource } from '../defineResource'
import { employers, people, pick, places } from '../invented'
import { businessArticles } from './rows/business'
import { sportsArticles } from './rows/sports'
import { technologyArticles } from './rows/technology'

function createArticle(id: number) {
  return {
    id,
    category: pick(newsCategories, id),
    country: 'us' as const,
    title: `${pick(employers, id)} opens ${2 + (id % 40)} places in ${pick(places, id * 3).split(',', 1)[0]}`,
    description: 'The first of them are to begin next month, the rest by the summer.',
    url: `https://news.example/articles/${id}`,
    source: 'The Morning Ledger',
    author: pick(people, id),
    publishedAt: new Date(Date.UTC(2026, 10, 20) - id * 3_600_000).toISOString(),
  }
}

function wrap<Article>(articles: readonly Article[]) {
  return { status: 'ok', totalResults: articles.length, articles: [...articles] }
}

export const news = defineResource({
  table: {
    name: 'article',
    title: 'News',
    columns: {
      category: choice(newsCategories),
      country: choice(['us']),
      title: text,
      description: longText,
      url: text,
      source: text,
      author: text,
      publishedAt: text,
    },
    // Twelve of each category, newest first within it.
    rows: [...businessArticles, ...technologyArticles, ...sportsArticles],
    createRow: createArticle,
  },
  endpoints: {
    news: {
      resolve({ request, table }) {
        const { country, category } = request.query
        const rows = table.findMany({ where: { country: { equals: country }, category: { equals: category } } })
        return wrap(
          rows.map(({ source, author, title, description, url, publishedAt }) => ({
            source: { id: null, name: source },
            author,
            title,
            description,
            url,
            urlToImage: null,
            publishedAt,
            content: null,
          })),
        )
      },
      variants: listVariants(createArticle, { rowsOf: (body) => 'articles' in body && body.articles, wrap }),
      rejectInvalid: (paths) =>
        paths.includes('query.apiKey') ? { status: 401, message: 'Your API key is missing: query.apiKey.' } : undefined,
    },
  },
})
