import { Page } from '@/ui/Page/Page'

export function JobsListingPage() {
  return (
    <Page title="JobsListingPage" description="JobsListingPage">
      <h1>JobsListingPage</h1>
    </Page>
  )
}
