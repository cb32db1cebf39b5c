import { Page } from '@/ui/Page/Page'

export function HireUsPage() {
  return (
    <Page title="HireUsPage" description="HireUsPage">
      <h1>HireUsPage</h1>
    </Page>
  )
}
