import { agency } from '@/content/agency'
import { legal } from '@/content/legal'
import { legalPages } from '@/content/legalPages'
import { PageHero } from '@/sections/PageHero/PageHero'
import { Band } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'
import styles from './LegalPage.module.css'

export function LegalPage({ of }: { of: keyof typeof legalPages }) {
  const page = legalPages[of]
  const parts = Object.entries(page.parts)
  return (
    <Page {...page}>
      <PageHero tone="sand" mount="small" {...page} />
      <Band tone="white">
        <div className={styles.page}>
          <nav aria-label={legal.contents} className={styles.contents}>
            <p className="small">{legal.updated}</p>
            <ol>
              {parts.map(([heading], index) => (
                <li key={heading}>
                  <a href={`#part-${index + 1}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <ol className={styles.parts}>
            {parts.map(([heading, text], index) => (
              <li key={heading} className="numbered">
                <h2 id={`part-${index + 1}`} tabIndex={-1}>
                  {heading}
                </h2>
                <p>{markUp(text)}</p>
              </li>
            ))}
          </ol>
        </div>
      </Band>
    </Page>
  )
}

const links = new Map<string, string>([
  [agency.email, agency.mailto],
  [agency.phone.shown, agency.tel],
])

const named = [...links.keys()].map((text) => text.replaceAll(/\W/g, String.raw`\$&`)).join('|')
/** A gap, an email or phone, or the text before the next of them. */
const pieces = new RegExp(String.raw`\[[^\]]+\]|${named}|.+?(?=\[|${named}|$)`, 'gs')

/** Links email and phone, and marks what the owner has yet to fill in. */
function markUp(text: string) {
  return Array.from(text.matchAll(pieces), ({ 0: part, index }) => {
    if (part.startsWith('[')) return <mark key={index}>{part}</mark>
    const href = links.get(part)
    if (!href) return part
    return (
      <a key={index} href={href}>
        {part}
      </a>
    )
  })
}
