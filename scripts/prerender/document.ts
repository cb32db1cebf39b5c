import { laterRel, pageAttribute, pageNameAttribute, responsesId, rootId, shellAttribute } from '../../src/protocol.ts'
import type { Rendered } from './render'

function withContent(html: string, property: string, content: string | undefined) {
  const present = new RegExp(`(?<=property="${property}"\\s+content=")[^"]*`)
  return html.replace(present, (old) => content ?? old)
}

export function withScripts(html: string, scripts: readonly string[], inline: string, more = '') {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('')
  return html.replace('</head>', () => `${links}${more}<script>${inline}</script></head>`)
}

/**
 * src/styles/base.css sets what lucide does, and names only icons that point in the direction of reading. react-router
 * marks links for its framework. Hydration doesn't mind.
 */
function withoutDefaults(markup: string) {
  return markup
    .replaceAll(/ data-discover="true"| xmlns="[^"]*"/g, '')
    .replaceAll(/(?<= class="lucide) lucide-(?!\w+-(?:left|right)\b)[\w-]+/g, '')
    .replaceAll(
      /<svg width="24" height="24"( viewBox="0 0 24 24") fill="none" stroke[^>]*?(?= class="lucide)/g,
      '<svg$1',
    )
}

interface Scripts {
  files: readonly string[]
  inline: string
  responses?: string
}

export function withPage(shell: string, rendered: Rendered, { files, inline, responses }: Scripts) {
  const { path, markup, isWaiting } = rendered
  // React's markup starts with the elements of the head.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? []
  const pageHead = head.replaceAll(/<(title|meta)\b/g, `<$1 ${pageNameAttribute}`)
  const data = responses ? `<link id="${responsesId}" rel="${laterRel}" crossorigin href="${responses}">` : ''

  // src/start/inline.ts requests them after the first paint, the entry first.
  const page = withScripts(shell, files, inline, data + pageHead)
    .replace(/<script async[^>]+src=("[^"]+")><\/script>/, `<link rel="${laterRel}" crossorigin href=$1>`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${laterRel}"`)
    .replaceAll(new RegExp(String.raw`\s*<(title|meta)\s+${shellAttribute}\b[^>]*>([^<]*</title>)?`, 'g'), '')
    .replace(
      new RegExp(`(<div role="none" id="${rootId}")>.*?</div>`, 's'),
      (_, root: string) => `${root} ${pageAttribute}="${path}">${withoutDefaults(markup.slice(head.length))}</div>`,
    )
  const titled = withContent(page, 'og:title', /<title>([^<]*)/.exec(head)?.[1])
  const described = withContent(titled, 'og:description', /<meta name="description" content="([^"]*)/.exec(head)?.[1])
  // Without JavaScript, only a page that waits for data needs to say why.
  return isWaiting ? described : described.replace(/\s*<noscript>\s*<p class="shell">.*?<\/noscript>/s, '')
}
