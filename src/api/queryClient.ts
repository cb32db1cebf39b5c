import { QueryClient } from '@tanstack/react-query'

/** The cache of responses. Visitors retry failed requests themselves, and nothing is fetched twice a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The in-browser backend responds offline too.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
