import { Page } from '@/ui/Page/Page'

export function DashboardPage() {
  return (
    <Page title="DashboardPage" description="DashboardPage">
      <h1>DashboardPage</h1>
    </Page>
  )
}
