import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Page } from '@/ui/Page/Page'

export function OwnWindow() {
  const { title, text, open } = messages.framed
  return (
    <main id="main" tabIndex={-1}>
      <Page title={title} description={text}>
        <Band>
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <ExternalLink href={location.href}>{open}</ExternalLink>
          </p>
        </Band>
      </Page>
    </main>
  )
}
