import type { ReactNode } from 'react'
import { controls } from '@/content/controls'

/** Data may contain `javascript:` URLs: only http and https are safe. */
export function isSafeUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** An unsafe address becomes plain text. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  if (!isSafeUrl(href)) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${controls.newTab}`}</span>
    </a>
  )
}
