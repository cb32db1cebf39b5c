import { paths } from '@/content/paths'
import { newsCategories } from '@/contract/entities'
import { listVariants } from '../../engine/behaviors'
import { choice, date, prose, text, url } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { daysBefore, employers, people, pick, places } from '../generated'

function createArticle(id: number) {
  return {
    id,
    category: pick(newsCategories, id),
    country: 'us' as const,
    title: `${pick(employers, id)} opens ${2 + (id % 40)} places in ${pick(places, id * 3).split(',', 1)[0]}`,
    description: 'The first of them are to begin next month, the rest by the summer.',
    url: paths.terms,
    source: 'The Morning Ledger',
    author: pick(people, id),
    publishedAt: daysBefore(id),
  }
}

function wrap<Article>(articles: readonly Article[]) {
  return { status: 'ok', totalResults: articles.length, articles: [...articles] }
}

export const news = defineResource({
  table: {
    name: 'article',
    title: 'News',
    label: ['title', 'source'],
    columns: {
      category: choice(newsCategories),
      country: choice(['us']),
      title: text,
      description: prose,
      url,
      source: text,
      author: text,
      publishedAt: date,
    },
    createRow: createArticle,
  },
  endpoints: {
    news: {
      resolve({ request, table }) {
        const { country, category } = request.query
        const rows = table.findMany({
          where: { country: { equals: country }, category: { equals: category } },
          orderBy: { publishedAt: 'desc' },
        })
        return wrap(rows.map(({ source, ...row }) => ({ ...row, source: { id: null, name: source } })))
      },
      variants: listVariants(createArticle, { rowsOf: (body) => Object(body).articles, wrap }),
      rejectInvalid: (paths) =>
        paths.includes('query.apiKey') ? { status: 401, message: 'Your API key is missing: query.apiKey.' } : undefined,
    },
  },
})
