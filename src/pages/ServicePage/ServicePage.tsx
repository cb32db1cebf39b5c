import { Page } from '@/ui/Page/Page'

export function ServicePage() {
  return (
    <Page title="ServicePage" description="ServicePage">
      <h1>ServicePage</h1>
    </Page>
  )
}
