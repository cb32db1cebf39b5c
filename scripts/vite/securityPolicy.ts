import { createHash } from 'node:crypto'
import type { ApiSettings } from '../../src/contract/environment.ts'
import { preloadLater } from '../prerender/document.ts'

/** What a build may do: where its services are, and whether it has the in-browser backend with its tools. */
export interface PolicyOptions {
  bases: ApiSettings['bases']
  mock: boolean
}

/** The origins of services that stand elsewhere; a base that is a path is the site's own. */
function origins(bases: ApiSettings['bases']): string[] {
  return [...new Set(Object.values(bases).flatMap((base) => (/^https?:/.test(base) ? [new URL(base).origin] : [])))]
}

/**
 * The Content-Security-Policy that each document names in its own head, for any host. Scripts come from files of the
 * site, and one line in the prerendered pages, named by its hash; data blocks are no scripts. See docs/decisions/0014.
 */
export function documentPolicy({ bases, mock }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(preloadLater).digest('base64')}'`,
    // Prerendered markup has style attributes, and a document the styles of its first sight.
    "style-src 'self' 'unsafe-inline'",
    // Blog posts name pictures anywhere on the web.
    "img-src 'self' data: https:",
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

/** What is said of every file. HSTS holds for a year, and leaves other names of the domain to their owner. */
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
 * What a host is asked to send. Takes the folders in which the documents stand: a demo has a Storybook and a service
 * worker beside them, which could not work under the documents' policy.
 */
export function headerRules(options: PolicyOptions, base: string, folders: readonly string[]): HeaderRule[] {
  const framed = `frame-ancestors ${options.mock ? "'self'" : "'none'"}`
  // Not in the document, which may be opened at http://localhost; nor where a service itself speaks http.
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

/** The rules as Netlify and Cloudflare Pages read them, in a file `_headers`. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const sections = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([key, value]) => `  ${key}: ${value}`), ''].join('\n'),
  )
  return sections.join('\n')
}

/** The rules as Vercel reads them, below `headers` in vercel.json. */
export function toVercel(rules: readonly HeaderRule[]) {
  return rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
}

/** The document with the policy in its head, before anything that it holds for. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="[^"]*"\s*\/?>/
  if (!charset.test(html)) throw new Error('The document names no charset, after which its policy would stand.')
  return html.replace(
    charset,
    (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
