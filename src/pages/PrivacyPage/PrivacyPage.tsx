import { legal } from '@/content/legal'
import { ProsePage } from '@/ui/Page/ProsePage'

export function PrivacyPage() {
  return <ProsePage {...legal.privacy} />
}
