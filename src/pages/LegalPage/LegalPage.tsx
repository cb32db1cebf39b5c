import { agency } from '@/content/agency'
import { legal } from '@/content/legal'
import { legalPages } from '@/content/legalPages'
import { PageHero } from '@/sections/PageHero/PageHero'
import { Band } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'
import styles from './LegalPage.module.css'

export function LegalPage({ of }: { of: keyof typeof legalPages }) {
  const page = legalPages[of]
  return (
    <Page {...page}>
      <PageHero tone="sand" mount="small" {...page} />
      <Band tone="white">
        <ol>
          {Object.entries(page.parts).map(([heading, text]) => (
            <li key={heading} className={`numbered ${styles.part}`}>
              <h2>{heading}</h2>
              <p>{markUp(text)}</p>
            </li>
          ))}
        </ol>
        <p className="small">{legal.updated}</p>
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
