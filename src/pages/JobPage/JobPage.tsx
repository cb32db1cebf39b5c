import { Page } from '@/ui/Page/Page'

export function JobPage() {
  return (
    <Page title="JobPage" description="JobPage">
      <h1>JobPage</h1>
    </Page>
  )
}
