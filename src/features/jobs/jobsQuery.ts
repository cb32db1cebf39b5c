import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/ApiError'
import { dropRepeated } from '@/api/dropRepeated'
import { request } from '@/api/request'

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => dropRepeated(await request('jobs', {}, signal)),
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
