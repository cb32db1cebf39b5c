import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { controls } from '@/content/controls'
import { Band } from '../Band/Band'
import { focusElement } from '../Band/FocusFallback'
import { Failed } from '../State/State'

/** Moves the focus from the broken section to the new one. */
function retryInPlace(reset: () => void) {
  const broken = document.activeElement
  const [previous, parent] = [broken?.previousElementSibling, broken?.parentElement]
  flushSync(reset)
  const restored = previous ? previous.nextElementSibling : parent?.firstElementChild
  if (restored instanceof HTMLElement) focusElement(restored)
}

export function PartFailed({ resetErrorBoundary }: FallbackProps) {
  return (
    <Band label={controls.partFailed}>
      <Failed text={controls.partFailed} onRetry={() => retryInPlace(resetErrorBoundary)} />
    </Band>
  )
}

/** Hydrates by itself, so that input never waits for the whole page, and breaks alone. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={PartFailed}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
