import { admin } from '@/content/admin'
import { Page } from '@/ui/Page/Page'

export function PlaceholderPage({ of }: { of: keyof typeof admin.placeholders }) {
  const { title, text } = admin.placeholders[of]
  return (
    <Page title={title} description={text}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </Page>
  )
}
