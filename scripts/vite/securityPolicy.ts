import { createHash } from 'node:crypto'
import type { ApiSettings } from '../../src/contract/environment.ts'
import { earlyScript } from '../prerender/document.ts'

export interface PolicyOptions {
  bases: ApiSettings['bases']
  mock: boolean
}

/** The origins of services on other hosts. */
function origins(bases: ApiSettings['bases']): string[] {
  return [...new Set(Object.values(bases).flatMap((base) => (/^https?:/.test(base) ? [new URL(base).origin] : [])))]
}

/**
 * Returns the Content-Security-Policy of each document's head. Allows the site's script files and the one inline script
 * of prerendered pages, by its hash. See docs/decisions/0014.
 */
export function documentPolicy({ bases, mock }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(earlyScript({ mock })).digest('base64')}'`,
    // Prerendered markup has style attributes, and the head has critical CSS.
    "style-src 'self' 'unsafe-inline'",
    // Blog posts name pictures anywhere on the web, or at their own service, which may be on http.
    ['img-src', "'self' data: https:", ...origins(bases).filter((origin) => origin.startsWith('http:'))].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...origins(bases)].join(' '),
    "manifest-src 'self'",
    // The in-browser backend's service worker, and the frames of the wall of states.
    ...(mock ? ["worker-src 'self'", "frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Its rules are in src/app/trustedTypes.ts.
    'trusted-types default',
  ].join('; ')
}

/** For every file. HSTS lasts a year and leaves out subdomains, which may have other owners. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** Headers for the files at some paths: `/about/*`. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/**
 * Returns the headers for a host. `folders` have the documents: the demo's Storybook and service worker, which are not in
 * them, would not work under the documents' policy.
 */
export function headerRules(options: PolicyOptions, base: string, folders: readonly string[]): HeaderRule[] {
  const framed = `frame-ancestors ${options.mock ? "'self'" : "'none'"}`
  // Not in the document, which may be opened at http://localhost, nor with a service over http.
  const upgraded = origins(options.bases).some((origin) => origin.startsWith('http:'))
    ? []
    : ['upgrade-insecure-requests']
  const whole = { 'Content-Security-Policy': [documentPolicy(options), framed, ...upgraded].join('; ') }
  if (!options.mock) return [{ path: `${base}*`, headers: { ...everywhere, ...whole } }]
  return [
    { path: `${base}*`, headers: { ...everywhere, 'Content-Security-Policy': framed } },
    ...['', ...folders.map((folder) => `${folder}/*`)].map((path) => ({ path: base + path, headers: whole })),
  ]
}

/** Formats the rules as a `_headers` file for Netlify and Cloudflare Pages. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const sections = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([key, value]) => `  ${key}: ${value}`), ''].join('\n'),
  )
  return sections.join('\n')
}

/** Formats the rules as `headers` of vercel.json. */
export function toVercel(rules: readonly HeaderRule[]) {
  return rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
}

/** Puts the policy into the document's head, before anything that it applies to. */
export function withPolicy(html: string, policy: string): string {
  const [charset] = /<meta charset="[^"]*"\s*\/?>/.exec(html) ?? []
  if (!charset) throw new Error('The document names no charset, after which its policy belongs.')
  return html.replace(charset, `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
}
