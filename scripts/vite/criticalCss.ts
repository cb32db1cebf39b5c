import { gzipSync } from 'node:zlib'
import { parse, type Root } from 'postcss'

/** What a server may send before the first acknowledgment, in bytes: ten packets, less some headers. */
const firstFlight = 14_200

/** Skips layout below the first screen until the visitor scrolls there, or the site is idle (src/app/layOutBelowFold.ts). */
const later =
  '@media screen{main>div>:nth-child(n+4),main~*{content-visibility:auto;contain-intrinsic-size:auto 40rem}}'

/** Returns the classes, attributes, and attributes with values of some markup. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [attribute, name = '', value = ''] of html.matchAll(/([\w-]+)="([^"]*)"/g)) {
    names.add(name).add(attribute)
    if (name === 'class') for (const word of value.split(' ')) names.add(`.${word}`)
  }
  return names
}

/** Whether the markup has every class and attribute that a selector names outside of parentheses. */
function isUsed(selector: string, names: ReadonlySet<string>): boolean {
  const outside = selector.replaceAll(/\([^()]*\)/g, '')
  const classes = outside.match(/\.[\w-]+/g) ?? []
  const attributes = [...outside.matchAll(/\[([\w-]+)(?:=["']?([\w-]+))?/g)]
  return (
    classes.every((name) => names.has(name)) &&
    attributes.every(([, name = '', value]) => names.has(value ? `${name}="${value}"` : name))
  )
}

function keepSelectors(sheet: Root, isKept: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    // Keyframe steps are rules too.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const selectors = rule.selectors.filter(isKept)
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
}

/** The rules that apply to some markup. */
function used(sheet: Root, html: string): string {
  const names = namesIn(html)
  const own = sheet.clone()
  keepSelectors(own, (selector) => isUsed(selector, names))
  const text = own.toString()
  // The tokens that no rule of the first screen needs come with the stylesheet.
  own.walkDecls(/^--/, (token) => {
    if (!text.includes(`var(${token.prop}`)) token.remove()
  })
  own.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && text.split(rule.params).length < 3
    if (isUnused || rule.nodes?.length === 0) rule.remove()
  })
  return own.toString()
}

function withoutUnusable(css: string): Root {
  const sheet = parse(css)
  sheet.walkAtRules((rule) => {
    // Neither changes the layout of the first paint.
    if (rule.name === 'media' && /^(?:print|\(forced-colors:\s*active\))$/.test(rule.params)) rule.remove()
  })
  keepSelectors(sheet, (selector) => !/:(?:hover|active|host|:selection|:view-transition)/.test(selector))
  return sheet
}

/**
 * Puts the rules that a document uses into its head, and moves its stylesheet to the end of the body, where it doesn't
 * block. If they don't fit the first flight, only the sections in the first screen get them. The first document of a kind
 * decides for the others. Not beasties, which has no such budget: docs/decisions/0017.
 */
export function withCriticalCss(css: string): (html: string, kind: string) => string {
  const sheet = withoutUnusable(css)
  /** How many of the last sections get no styles in the head, by kind. */
  const unstyled = new Map<string, number>()

  return (html, kind) => {
    const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
    const bare = html.replace(link, '')
    const ends = [...html.matchAll(/<section|<footer|<\/body>/g)].map(({ index }) => index).toReversed()

    function styledWithout(sections: number): string {
      const style = `<style>${used(sheet, html.slice(0, ends[sections]))}</style><style id="later">${later}</style>`
      return bare.replace('</head>', () => `${style}</head>`).replace('</body>', () => `${link.trim()}</body>`)
    }

    function countUnstyled(): number {
      if (size(styledWithout(0)) <= firstFlight) return 0
      // A carousel fills the first screen; the head of another page leaves room for a list and its first group.
      const inSight = bare.includes('aria-roledescription="carousel"') ? 1 : 3
      return Math.max(0, ends.length - 1 - inSight)
    }

    const sections = unstyled.get(kind) ?? countUnstyled()
    unstyled.set(kind, sections)
    return styledWithout(sections)
  }
}

/** The bytes that are sent: a host that compresses does so at least this well. */
function size(html: string): number {
  return gzipSync(html).length
}
