import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'
import { Failed } from '@/ui/State/State'

export function PageFailed() {
  const { title, text } = messages.pageFailed
  return (
    <Page title={title} description={text}>
      <Band>
        <h1 className="visually-hidden">{title}</h1>
        <Failed text={text} onRetry={() => location.reload()} />
      </Band>
    </Page>
  )
}
