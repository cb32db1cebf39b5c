import { legal } from '@/content/legal'
import { ProsePage } from '@/ui/Page/ProsePage'

export function TermsPage() {
  return <ProsePage {...legal.terms} />
}
