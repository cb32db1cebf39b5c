import { queryOptions } from '@tanstack/react-query'
import { request } from '@/api/request'
import { settings } from '@/api/settings'
import type { Article, NewsCategory } from '@/contract/endpoints'

/** The service gives articles no id: it is their place in the response. */
export type NewsItem = Article & { id: string }

export function newsQuery(category: NewsCategory) {
  return queryOptions({
    queryKey: ['news', category],
    queryFn: async ({ signal }) => {
      const query = { country: 'us' as const, category, apiKey: settings.newsKey }
      const { articles } = await request('news', { query }, signal)
      return articles.map((article, index): NewsItem => ({ ...article, id: String(index) }))
    },
  })
}
