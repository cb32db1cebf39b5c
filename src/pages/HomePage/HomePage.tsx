import { Page } from '@/ui/Page/Page'

export function HomePage() {
  return (
    <Page title="HomePage" description="HomePage">
      <h1>HomePage</h1>
    </Page>
  )
}
