import { queryOptions } from '@tanstack/react-query'
import { request } from '@/api/request'

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => request('dashboard', {}, signal),
  // Each visit asks again, so that nothing outlives the token.
  gcTime: 0,
})
