import { jsonInScript } from '../../src/ui/Page/jsonInScript.ts'
import type { Rendered } from './render'

/** A page's own code: scripts to fetch early, and styles that it cannot be shown without. Addresses with the base. */
export interface PageFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** React writes what belongs into the head first: title, meta and link elements. Gives it, and the page's markup. */
export function splitMarkup(markup: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup)?.[0] ?? ''
  return { head, body: markup.slice(head.length) }
}

function withContent(html: string, property: string, content: string | undefined): string {
  const tag = new RegExp(`(property="${property}"\\s+content=")[^"]*`)
  return content === undefined ? html : html.replace(tag, (_, before: string) => before + content)
}

/** Asks for a page's code once it is painted. A constant: the security policy names it by its hash. */
export const askLater = `new PerformanceObserver(()=>{for(const link of document.querySelectorAll('[rel=later]'))link.rel='modulepreload'}).observe({type:'paint',buffered:true})`

/** The document with its styles and scripts asked for in its head. */
export function withFiles(html: string, { scripts, styles }: PageFiles): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('')
  return html.replace('</head>', () => `${links}\n  </head>`)
}

/**
 * The document of a page: the shell with the page's markup in its root, its names in the head in the place of the
 * shell's, and the answers that it shows, for the script to begin with.
 */
export function withPage(shell: string, rendered: Rendered, files: PageFiles): string {
  const { path, markup, answers, waits } = rendered
  const { head, body } = splitMarkup(markup)
  const named = head.replaceAll(/<(title|meta)\b/g, '<$1 data-page-name')
  const data =
    answers.length > 0 ? `\n    <script type="application/json" id="answers">${jsonInScript(answers)}</script>` : ''

  const page = withFiles(shell, files)
    // The page is seen without them: they are asked for once it is painted.
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('</body>', `<script>${askLater}</script></body>`)
    .replace(/\s*<title data-shell>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+data-shell\s[^>]*>/, '')
    .replace('</head>', () => `  ${named}\n  </head>`)
    .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root" data-page="${path}">${body}</div>${data}`)
  const titled = withContent(page, 'og:title', /<title>([^<]*)/.exec(head)?.[1])
  const described = withContent(titled, 'og:description', /<meta name="description" content="([^"]*)/.exec(head)?.[1])
  // Without JavaScript a page that waits for its data says why; any other is whole.
  return waits ? described : described.replace(/\s*<noscript>\s*<p class="shell">.*?<\/noscript>/s, '')
}
