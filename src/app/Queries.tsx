import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'

/** Around the pages that ask the services: the cache of what was answered. Its code comes with the first of them. */
export function Queries() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
