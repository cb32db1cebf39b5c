import { paths } from '@/content/paths'
import { newsCategories } from '@/contract/entities'
import { listVariants } from '../../engine/behaviors'
import { choice, date, prose, text, url } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { daysBefore, employers, pick, places } from '../generated'

function createArticle(id: number) {
  return {
    id,
    category: pick(newsCategories, id),
    title: `${pick(employers, id)} opens ${2 + (id % 40)} places in ${pick(places, id * 3).split(',', 1)[0]}`,
    description: 'The first of them are to begin next month, the rest by the summer.',
    url: paths.terms,
    publishedAt: daysBefore(id),
  }
}

export const news = defineResource({
  table: {
    name: 'article',
    title: 'News',
    label: ['title', 'category'],
    columns: { category: choice(newsCategories), title: text, description: prose, url, publishedAt: date },
    createRow: createArticle,
  },
  endpoints: {
    news: {
      resolve({ request, table }) {
        const where = { category: { equals: request.query.category } }
        const articles = table.findMany({ where, orderBy: { publishedAt: 'desc' } })
        return { status: 'ok', totalResults: articles.length, articles }
      },
      variants: listVariants,
      rejectInvalid: (paths) =>
        paths.includes('query.apiKey') ? { status: 401, message: 'Your API key is missing: query.apiKey.' } : undefined,
    },
  },
})
