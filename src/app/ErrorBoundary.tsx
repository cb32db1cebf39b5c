import { Component, type ReactNode } from 'react'
import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { Failed } from '@/ui/State/State'

/** What stands in a page's place when its code could not be loaded or broke: a sentence and a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Band>
        <h1 className="visually-hidden">{messages.pageFailed}</h1>
        <Failed text={messages.pageFailed} onRetry={() => globalThis.location.reload()} />
      </Band>
    )
  }
}
