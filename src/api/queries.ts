import { queryOptions } from '@tanstack/react-query'
import type { NewsCategory } from '@/contract/entities'
import { messages } from '@/content/messages'
import { sampleBlogs } from '@/content/sampleBlogs'
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

/** The blogs, or the two built-in samples and a line on the console if the request fails (spec section 8). */
export const blogsQuery = queryOptions({
  queryKey: ['blogs'],
  queryFn: async ({ signal }) => {
    try {
      return await request('blogs', {}, signal)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') throw error
      console.info(messages.blogs.fellBack, String(error))
      return sampleBlogs
    }
  },
})

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => request('dashboard', {}, signal),
})
