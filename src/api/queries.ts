import { queryOptions } from '@tanstack/react-query'
import type { NewsCategory } from '@/contract/entities'
import { request } from './request'
import { settings } from './settings'

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => request('jobs', {}, signal),
})

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => request('job', { params: { id } }, signal),
  })
}

export function newsQuery(category: NewsCategory) {
  return queryOptions({
    queryKey: ['news', category],
    queryFn: async ({ signal }) => {
      const query = { country: 'us' as const, category, apiKey: settings.newsKey }
      const { articles } = await request('news', { query }, signal)
      return articles
    },
  })
}

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => request('dashboard', {}, signal),
})
