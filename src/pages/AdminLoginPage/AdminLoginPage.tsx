import { Page } from '@/ui/Page/Page'

export function AdminLoginPage() {
  return (
    <Page title="AdminLoginPage" description="AdminLoginPage">
      <h1>AdminLoginPage</h1>
    </Page>
  )
}
