import { Page } from '@/ui/Page/Page'

export function ContactPage() {
  return (
    <Page title="ContactPage" description="ContactPage">
      <h1>ContactPage</h1>
    </Page>
  )
}
