import { createHash } from 'node:crypto'
import type { ApiSettings } from '../../src/contract/environment.ts'

export interface Target {
  bases: ApiSettings['bases']
  mock: boolean
}

function origins(bases: ApiSettings['bases'], protocol = /^https?:/) {
  return [...new Set(Object.values(bases).flatMap((base) => (protocol.test(base) ? [new URL(base).origin] : [])))]
}

/** See docs/decisions/0014. */
export function documentPolicy({ bases, mock }: Target, inline: string) {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
    // Prerendered markup has style attributes, and the head has critical CSS.
    "style-src 'self' 'unsafe-inline'",
    // Blog posts name pictures anywhere on the web, or at their own service, which may be on http.
    ['img-src', "'self' data: https:", ...origins(bases, /^http:/)].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...origins(bases)].join(' '),
    "manifest-src 'self'",
    // The in-browser backend's service worker, and the frames of the wall of states.
    ...(mock ? ["worker-src 'self'", "frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Its rules are in src/start/trustedTypes.ts.
    'trusted-types default',
  ].join('; ')
}

export function hostHeaders({ bases, mock }: Target) {
  // Not in the document, which may be opened at http://localhost, nor with a service over http.
  const isUpgraded = origins(bases, /^http:/).length === 0
  return {
    'Content-Security-Policy': `frame-ancestors ${mock ? "'self'" : "'none'"}${isUpgraded ? '; upgrade-insecure-requests' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A year, without subdomains, which may have other owners.
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/** `_headers` is for Netlify and Cloudflare Pages. */
export function hostFiles(base: string, headers: Record<string, string>) {
  const pairs = Object.entries(headers).map(([key, value]) => ({ key, value }))
  return {
    _headers: [`${base}*`, ...pairs.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
    'vercel.json': JSON.stringify({ headers: [{ source: `${base}(.*)`, headers: pairs }] }, null, 2),
  }
}

export function withPolicy(html: string, policy: string) {
  const [charset] = /<meta charset="[^"]*"\s*\/?>/.exec(html) ?? []
  if (!charset) throw new Error('The document names no charset, after which its policy belongs.')
  return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
}
