import type { ReactNode } from 'react'
import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { Boundary } from '@/ui/Boundary'
import { Failed } from '@/ui/State/State'

/** What stands in the place of a page that could not be loaded or broke: a sentence, and a reload. */
export function PageFailed() {
  return (
    <Band>
      <h1 className="visually-hidden">{messages.pageFailed}</h1>
      <Failed text={messages.pageFailed} onRetry={() => globalThis.location.reload()} />
    </Band>
  )
}

/** Contains what breaks in a page, until the visitor goes to another place. */
export function ErrorBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary place={place} fallback={() => <PageFailed />}>
      {children}
    </Boundary>
  )
}
