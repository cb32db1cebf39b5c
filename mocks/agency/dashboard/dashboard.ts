import { listVariants } from '../../engine/behaviors'
import { auth } from '../auth/auth'
import { blogs } from '../blogs/blogs'
import { defineEndpoints } from '../defineResource'
import { jobs } from '../jobs/jobs'

export const dashboard = defineEndpoints({
  dashboard: {
    summary: 'Returns the totals that the dashboard shows.',
    resolve({ session, getTable, createError }) {
      if (session.user.role !== 'admin') return createError(403)
      return {
        totalUsers: getTable(auth).count(),
        totalJobs: getTable(jobs).count(),
        totalBlogs: getTable(blogs).count(),
      }
    },
    variants: {
      empty: listVariants.empty,
      many: {
        ...listVariants.many,
        transform: () => ({ totalUsers: 48_210, totalJobs: 1_204_377, totalBlogs: 9_040 }),
      },
    },
  },
})
