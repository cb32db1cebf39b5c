import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { hideRowsScript } from '../../mocks/transports/everyday.ts'
import { jsonInScript } from '../../src/ui/Page/jsonInScript.ts'
import type { Rendered } from './render'

function withContent(html: string, property: string, content: string | undefined): string {
  const present = new RegExp(`(?<=property="${property}"\\s+content=")[^"]*`)
  return html.replace(present, (old) => content ?? old)
}

/** Returns what runs inside the documents. Always the same: the security policy has its hash. */
export function earlyScript({ mock }: { mock: boolean }): string {
  const early = readFileSync(new URL('../../src/early.js', import.meta.url), 'utf8')
  return minifySync('early.js', `(() => {${early}${mock ? hideRowsScript() : ''}})()`).code
}

/** Adds preloads of scripts, an inline script, and more markup to the end of a document's head. */
export function withScripts(html: string, scripts: readonly string[], early: string, more = ''): string {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('')
  return html.replace('</head>', () => `${links}<script>${early}</script>${more}\n  </head>`)
}

/**
 * Returns a page's document: the shell with the page's markup, its title and description, and the responses it shows.
 * `early` is inlined, and runs first.
 */
export function withPage(shell: string, rendered: Rendered, scripts: readonly string[], early: string): string {
  const { path, markup, responses, isWaiting } = rendered
  // React's markup starts with the elements of the head.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? []
  const pageHead = head.replaceAll(/<(title|meta)\b/g, '<$1 data-page-name')
  const data =
    responses.length > 0
      ? `\n    <script type="application/json" id="responses">${jsonInScript(responses)}</script>`
      : ''

  // src/early.js requests them after the first paint, the entry first.
  const page = withScripts(shell, scripts, early, pageHead)
    .replace(/<script async[^>]+src=("[^"]+")><\/script>/, '<link rel="later" crossorigin href=$1>')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/\s*<title data-shell>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+data-shell\s[^>]*>/, '')
    .replace(
      /<div id="root">.*?<\/div>/s,
      () => `<div id="root" data-page="${path}">${markup.slice(head.length)}</div>${data}`,
    )
  const titled = withContent(page, 'og:title', /<title>([^<]*)/.exec(head)?.[1])
  const described = withContent(titled, 'og:description', /<meta name="description" content="([^"]*)/.exec(head)?.[1])
  // Without JavaScript, only a page that waits for data needs to say why.
  return isWaiting ? described : described.replace(/\s*<noscript>\s*<p class="shell">.*?<\/noscript>/s, '')
}
