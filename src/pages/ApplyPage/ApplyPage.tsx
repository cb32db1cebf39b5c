import { Page } from '@/ui/Page/Page'

export function ApplyPage() {
  return (
    <Page title="ApplyPage" description="ApplyPage">
      <h1>ApplyPage</h1>
    </Page>
  )
}
