import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '@/api/queryClient'
import { App } from '@/app/App'

/** The whole site at an address: how a page's story shows it, in its layout and at its route. */
export function Site({ at }: { at: string }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <MemoryRouter initialEntries={[at]}>
      <App queryClient={queryClient} />
    </MemoryRouter>
  )
}

/** What a section or a ui part needs around it: a router and a fresh query cache. */
export function Surroundings({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
}
