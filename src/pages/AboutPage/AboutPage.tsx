import { Page } from '@/ui/Page/Page'

export function AboutPage() {
  return (
    <Page title="AboutPage" description="AboutPage">
      <h1>AboutPage</h1>
    </Page>
  )
}
