import { Page } from '@/ui/Page/Page'

export function BlogPostPage() {
  return (
    <Page title="BlogPostPage" description="BlogPostPage">
      <h1>BlogPostPage</h1>
    </Page>
  )
}
