import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'

/** The whole site at an address: how a page's story shows it, in its layout and at its route. */
export function Site({ at }: { at: string }) {
  useState(() => queryClient.clear())
  return (
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>
  )
}

/** What a section or a ui part needs around it: a router and a fresh query cache. */
export function Surroundings({ children }: { children: ReactNode }) {
  useState(() => queryClient.clear())
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
}
