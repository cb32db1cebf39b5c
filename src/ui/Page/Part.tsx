import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { messages } from '@/content/messages'
import { Band } from '../Band/Band'
import { Failed } from '../State/State'
import { Boundary } from '../Boundary'

/** Tries a broken part again. The focus, which waits in its section, goes to what stands there then. */
function mendInPlace(mend: () => void): void {
  const broken = document.activeElement
  const [before, around] = [broken?.previousElementSibling, broken?.parentElement]
  flushSync(mend)
  const mended = before ? before.nextElementSibling : around?.firstElementChild
  if (!(mended instanceof HTMLElement)) return
  mended.tabIndex = -1
  mended.focus({ preventScroll: true })
}

/** What stands in the place of a part that broke. */
export function partFailed(mend: () => void): ReactNode {
  return (
    <Band>
      <Failed text={messages.partFailed} onRetry={() => mendInPlace(mend)} />
    </Band>
  )
}

/**
 * A part of a page that stands by itself: it is taken over from the prerendered page by itself, so that the visitor
 * never waits for all of them, and where it breaks the others stay.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={partFailed}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}
