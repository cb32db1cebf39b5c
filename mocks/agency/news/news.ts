import { newsCategories } from '@/contract/endpoints'
import { listVariants } from '../../engine/behaviors'
import { choice, date, prose, text, url } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { createArticle } from './rows/generated'

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
      summary: 'Lists the headlines of a category, the newest first.',
      example: { query: { country: 'us', category: 'business', apiKey: 'demo-key' } },
      resolve({ request, table }) {
        const where = { category: { equals: request.query.category } }
        const articles = table.findMany({ where, orderBy: { publishedAt: 'desc' } })
        return { status: 'ok', totalResults: articles.length, articles }
      },
      variants: listVariants,
      rejectInvalid: (invalid) =>
        invalid.some(({ path }) => path === 'query.apiKey')
          ? { status: 401, message: 'Your API key is missing: query.apiKey.' }
          : undefined,
    },
  },
})
