import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'

/** The whole site at an address, for the stories of pages. */
export function Site({ at }: { at: string }) {
  useState(() => queryClient.clear())
  return (
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>
  )
}

/** What a section or UI component needs around it: a router and an empty query cache. */
export function Providers({ children }: { children: ReactNode }) {
  useState(() => queryClient.clear())
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
}
