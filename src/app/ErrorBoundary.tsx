import { Component, type ReactNode } from 'react'
import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { Failed } from '@/ui/State/State'

interface State {
  broken: boolean
  place: string
}

/** What stands in a page's place when its code could not be loaded or broke: a sentence and a way on, until one leaves. */
export class ErrorBoundary extends Component<{ place: string; children: ReactNode }, State> {
  override state: State = { broken: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ place }: { place: string }, state: State): State | null {
    return place === state.place ? null : { broken: false, place }
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
