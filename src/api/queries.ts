import { queryOptions } from '@tanstack/react-query'
import type { NewsCategory } from '@/contract/entities'
import { ApiError } from './ApiError'
import { request } from './request'
import { settings } from './settings'

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => request('jobs', {}, signal),
})

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['job', id],
    queryFn: async ({ signal }) => {
      const job = await request('job', { params: { id } }, signal)
      // A service may read `01` as 1. A job has one address.
      const isMisspelled = job.id !== id && Number(job.id) === Number(id)
      if (isMisspelled) throw new ApiError('http', `job: ${id} is not an id`, { status: 404 })
      return job
    },
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
  // Each visit asks again, so that nothing outlives the token.
  gcTime: 0,
})
