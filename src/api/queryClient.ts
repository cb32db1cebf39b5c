import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of what the services answered. A failed call is tried again by the visitor, never by itself, and nothing is
 * asked twice a minute.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The in-browser backend answers without a network, so the browser's word on being offline decides nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
