import { Component, type ReactNode, Suspense } from 'react'
import { messages } from '@/content/messages'
import { Band } from '../Band/Band'
import { Failed } from '../State/State'

/**
 * A part of a page that stands by itself: it is taken over from the prerendered page by itself, so that the visitor
 * never waits for all of them, and where it breaks the others stay.
 */
export class Part extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return <Suspense>{this.props.children}</Suspense>
    return (
      <Band>
        <Failed text={messages.partFailed} onRetry={() => this.setState({ broken: false })} />
      </Band>
    )
  }
}
