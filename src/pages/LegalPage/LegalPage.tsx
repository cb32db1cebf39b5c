import { legalPages } from '@/content/legalPages'
import { Band } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'
import styles from './LegalPage.module.css'

export function LegalPage({ of }: { of: keyof typeof legalPages }) {
  const legal = legalPages[of]
  const { title, lead, parts } = legal
  return (
    <Page {...legal}>
      <Band>
        <div className={styles.part}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {Object.entries(parts).map(([heading, text]) => (
          <div key={heading} className={styles.part}>
            <h2>{heading}</h2>
            <p>{markGaps(text)}</p>
          </div>
        ))}
      </Band>
    </Page>
  )
}

/** Marks what the owner of a live site has yet to fill in. */
function markGaps(text: string) {
  return text.split(/(\[[^\]]+\])/).map((part) => (part.startsWith('[') ? <mark key={part}>{part}</mark> : part))
}
