import { Page } from '@/ui/Page/Page'

export function BlogPage() {
  return (
    <Page title="BlogPage" description="BlogPage">
      <h1>BlogPage</h1>
    </Page>
  )
}
