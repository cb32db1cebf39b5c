import { Page } from '@/ui/Page/Page'

export function JobsPage() {
  return (
    <Page title="JobsPage" description="JobsPage">
      <h1>JobsPage</h1>
    </Page>
  )
}
