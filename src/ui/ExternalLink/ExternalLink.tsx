import type { ReactNode } from 'react'
import { controls } from '@/content/controls'

/** Data may contain `javascript:` URLs: only http and https are safe. */
export function isSafeUrl(url: string) {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** The letter keeps out `//host`, and what browsers read as it. */
const ownPath = /^\/(?=\w)/

/** An unsafe address becomes plain text. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  if (!isSafeUrl(href) && !ownPath.test(href)) return <span className={className}>{children}</span>
  return (
    <a
      href={href.replace(ownPath, import.meta.env.BASE_URL)}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className="visually-hidden">{` ${controls.newTab}`}</span>
    </a>
  )
}
