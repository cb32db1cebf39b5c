import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '@/contract/endpoints'
import { messages } from '@/content/messages'
import { sampleBlogs } from '@/content/sampleBlogs'
import { ApiError } from '@/api/ApiError'
import { buildUrl } from '@/api/call'
import { dropRepeated } from '@/api/dropRepeated'
import { request } from '@/api/request'
import { settings } from '@/api/settings'

/** Drops what is no address. A bare name is one of our drawings. While prerendering there is no address. */
function resolveCover(imageUrl: string) {
  if (typeof location === 'undefined' || !/[./:]/.test(imageUrl)) return imageUrl
  const service = new URL(buildUrl(settings.bases, endpoints.blogs, {}), location.href)
  return URL.canParse(imageUrl, service) ? new URL(imageUrl, service).href : ''
}

/** If it fails, those loaded before, or else the samples and a console line (spec section 8). */
export const blogsQuery = queryOptions({
  queryKey: ['blogs'],
  queryFn: async ({ client, queryKey, signal }) => {
    try {
      const posts = dropRepeated(await request('blogs', {}, signal))
      return posts.map((post) => ({ ...post, imageUrl: resolveCover(post.imageUrl) }))
    } catch (error) {
      const loaded = client.getQueryData(queryKey)
      const hasOwnPosts = loaded !== undefined && loaded !== sampleBlogs
      const isAborted = error instanceof ApiError && error.kind === 'aborted'
      if (hasOwnPosts || isAborted) throw error
      console.info(messages.blogs.fellBack, String(error))
      return sampleBlogs
    }
  },
})
