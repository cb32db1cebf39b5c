import { manyVariant, emptyVariant } from '../../engine/variants'
import { auth } from '../auth/auth'
import { blogs } from '../blogs/blogs'
import { defineEndpoints } from '../defineResource'
import { jobs } from '../jobs/jobs'

export const dashboard = defineEndpoints({
  dashboard: {
    resolve({ session, now, find, count, createError }) {
      if (!session) return createError(401)
      if (session.expiresAt <= now) return createError(401, 'Your session has expired.')
      if (find(auth, session.userId)?.role !== 'admin') return createError(403)
      return { totalUsers: count(auth), totalJobs: count(jobs), totalBlogs: count(blogs) }
    },
    variants: {
      empty: { ...emptyVariant, transform: () => ({ totalUsers: 0, totalJobs: 0, totalBlogs: 0 }) },
      many: { ...manyVariant, transform: () => ({ totalUsers: 48_210, totalJobs: 1_204_377, totalBlogs: 9_040 }) },
    },
  },
})
