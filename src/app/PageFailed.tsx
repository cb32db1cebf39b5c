import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { Failed } from '@/ui/State/State'

/** Replaces a page that broke or could not be loaded. */
export function PageFailed() {
  return (
    <Band>
      <h1 className="visually-hidden">{messages.pageFailed}</h1>
      <Failed text={messages.pageFailed} onRetry={() => globalThis.location.reload()} />
    </Band>
  )
}
