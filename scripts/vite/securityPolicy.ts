import type { ApiSettings } from '../../src/contract/environment.ts'

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
 * site alone: there is no inline script to allow, and data blocks are none. See docs/decisions/0014.
 */
export function documentPolicy({ bases, mock }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
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

/** The document with the policy in its head, before anything that it holds for. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="[^"]*"\s*\/?>/
  if (!charset.test(html)) throw new Error('The document names no charset, after which its policy would stand.')
  return html.replace(
    charset,
    (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
