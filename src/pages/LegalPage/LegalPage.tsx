import { legalPages } from '@/content/legalPages'
import { Band } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'
import styles from './LegalPage.module.css'

export function LegalPage({ of }: { of: 'privacy' | 'terms' }) {
  const { title, description, lead, parts } = legalPages[of]
  return (
    <Page title={title} description={description}>
      <Band>
        <div className={styles.part}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {Object.entries(parts).map(([heading, text]) => (
          <div key={heading} className={styles.part}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </Band>
    </Page>
  )
}
