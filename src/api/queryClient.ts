import { notifyManager, QueryClient } from '@tanstack/react-query'
import { useAuth } from '@/stores/auth'

/** Visitors retry failed requests themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // The in-browser backend responds offline too, so a reconnection changes nothing.
      networkMode: 'always',
    },
  },
})

// React would cut a change of pages off to show a response.
notifyManager.setScheduler((notify) => {
  const turned = globalThis.document?.activeViewTransition?.finished
  if (turned) void turned.then(notify, notify)
  else setTimeout(notify)
})

// The next user must not see this user's data.
useAuth.subscribe(({ token }, previous) => {
  if (token === previous.token) return
  // Another user signed in: refetch what is on screen.
  if (token && previous.token) void queryClient.resetQueries({ queryKey: ['admin'] })
  else queryClient.removeQueries({ queryKey: ['admin'] })
})
