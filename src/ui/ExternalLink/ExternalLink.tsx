import type { ReactNode } from 'react'

/** Whether an address from the data may be followed: http and https only, so never `javascript:`. */
export function isSafeUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** A link out of the site. An address that may not be followed leaves its text standing, unlinked. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  if (!isSafeUrl(href)) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
