import { parse, type Root } from 'postcss'

/** What no document shows by itself: the stylesheet is there by then. */
const interactive = /:(?:hover|active|focus|host|popover-open|target|:backdrop|:selection|:view-transition)/

/** Declarations that change nothing in the first paint. */
const timeless =
  /^(?:transition|cursor|mask-image|visibility|view-transition|overscroll|scroll-behavior|touch-action|user-select|unicode-range|accent-color)/

function findNames(html: string) {
  // Keyframe steps are rules too.
  const names = new Set(['from', 'to'])
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(element)
  for (const [attribute, name = '', value = ''] of html.matchAll(/([\w-]+)="([^"]*)"/g)) {
    names.add(`[${name}`).add(attribute)
    if (name === 'class') for (const word of value.split(' ')) names.add(`.${word}`)
  }
  return names
}

/** Looks at what a selector names outside of (nested) parentheses or in :has(). */
function isUsed(selector: string, names: ReadonlySet<string>) {
  const outside = selector.replaceAll(/(?<!:has)\((?:[^()]|\([^()]*\))*\)/g, '')
  const words = outside.match(/(?<![\w:.[="'-])[a-z][\w-]*|\.[\w-]+/g) ?? []
  const attributes = [...outside.matchAll(/\[([\w-]+)(?:=["']?([\w-]+))?/g)]
  return (
    words.every((name) => names.has(name)) &&
    attributes.every(([, name = '', value]) => names.has(value ? `${name}="${value}"` : `[${name}`))
  )
}

function keepSelectors(sheet: Root, isKept: (selector: string) => boolean) {
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isKept)
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
}

function withoutEmpty(css: string): string {
  const less = css.replaceAll(/[^{};]*\{\s*\}/g, '')
  return less === css ? css : withoutEmpty(less)
}

function removeUnusedTokens(sheet: Root) {
  const text = sheet.toString()
  let hasRemoved = false
  sheet.walkDecls(/^--/, (token) => {
    if (new RegExp(`var\\(${token.prop}\\b(?!-)`).test(text)) return
    token.remove()
    hasRemoved = true
  })
  if (hasRemoved) removeUnusedTokens(sheet)
}

function selectUsed(sheet: Root, html: string) {
  const names = findNames(html)
  const used = sheet.clone()
  keepSelectors(used, (selector) => isUsed(selector, names))
  used.walkAtRules('font-face', (face) => {
    const [, file] = /url\(([^)]+)\)/.exec(face.toString()) ?? []
    if (file && !html.includes(file)) face.remove()
  })
  removeUnusedTokens(used)
  const text = used.toString()
  used.walkAtRules('keyframes', (rule) => {
    if (text.split(rule.params).length < 3) rule.remove()
  })
  return withoutEmpty(used.toString())
}

function withoutUnusable(css: string) {
  const sheet = parse(css)
  sheet.walkComments((comment) => {
    comment.remove()
  })
  sheet.walkAtRules(/^(?:media|supports)$/, (rule) => {
    if (/^(?:print|\(forced-colors:\s*active\)|not \(color:.+)$/.test(rule.params)) rule.remove()
  })
  sheet.walkDecls(timeless, (declaration) => {
    declaration.remove()
  })
  keepSelectors(sheet, (selector) => !interactive.test(selector.replaceAll(/\([^()]*\)/g, '')))
  return sheet
}

function findEnd(html: string, sections: number) {
  let depth = 0
  let left = sections
  for (const { 0: tag, index } of html.matchAll(/<\/?section|<\/main/g)) {
    if (depth === 0 && (left === 0 || tag === '</main')) return index
    depth += tag === '<section' ? 1 : -1
    if (depth === 0) left -= 1
  }
  return html.length
}

/**
 * Puts the rules that the first screen of a document uses into its head, and its stylesheet at the end of the body, where it
 * doesn't block and, without `crossorigin`, loads from a disk.
 */
export function withCriticalCss(css: string): (html: string) => string {
  const sheet = withoutUnusable(css)

  return (html) => {
    const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? []
    const bare = html.replace(link, '')
    // A carousel fills the first screen; another page has room for a list and a group. index.html hides the rest.
    const sections = bare.includes('aria-roledescription="carousel"') ? 1 : 3
    const style = `<style>${selectUsed(sheet, bare.slice(0, findEnd(bare, sections)))}</style>`
    return bare
      .replace('</head>', () => `${style}</head>`)
      .replace('</body>', () => `${link.replace(' crossorigin', '')}</body>`)
  }
}
