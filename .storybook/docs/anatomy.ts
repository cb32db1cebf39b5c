/** A part of a component, as the browser shows it. */
export interface Part {
  /** Its class in the style sheet: `PageHero lead`. */
  name: string
  /** "Fraunces 40/45, 560": undefined for a part without text of its own. */
  type?: string
  /** Declarations that use tokens, with what they come to. */
  tokens: { property: string; tokens: string; value: string }[]
}

interface TokenRule {
  style: CSSStyleRule
  /** Conditions of the queries around it. */
  conditions: string[]
}

function rulesIn(rules: CSSRuleList, conditions: string[] = []): TokenRule[] {
  return [...rules].flatMap((rule) => {
    // The frame's classes are not this window's: `instanceof` would be false.
    if ('selectorText' in rule) return [{ style: rule as CSSStyleRule, conditions }]
    if (!('cssRules' in rule)) return []
    const condition = 'conditionText' in rule ? [...conditions, String(rule.conditionText)] : conditions
    return rulesIn(rule.cssRules as CSSRuleList, condition)
  })
}

function matches(element: Element, { selectorText }: CSSStyleRule): boolean {
  try {
    return element.matches(selectorText)
  } catch {
    return false
  }
}

function declarationsOf({ cssText }: CSSStyleRule): [property: string, value: string][] {
  const body = cssText.slice(cssText.indexOf('{') + 1, cssText.lastIndexOf('}'))
  return body.split(';').flatMap((text) => {
    const [, property = '', value = ''] = /^\s*([a-z-]+):\s*(.+?)(?:\s*!important)?\s*$/s.exec(text) ?? []
    return value.includes('var(--') ? [[property, value]] : []
  })
}

/** Whether a declaration is the one that counts: on a sibling without rules it comes to the same. */
function applies(element: Element, property: string, value: string): string | undefined {
  const probe = element.ownerDocument.createElement('i')
  const view = element.ownerDocument.defaultView ?? globalThis
  const own = view.getComputedStyle(element)
  probe.style.cssText = `all: initial; position: absolute; font-size: ${own.fontSize}; color: ${own.color}`
  probe.style.setProperty(property, value)
  element.append(probe)
  const wanted = view.getComputedStyle(probe).getPropertyValue(property)
  probe.remove()
  const actual = own.getPropertyValue(property)
  return wanted === actual && actual !== '' ? actual : undefined
}

function tokensIn(value: string): string {
  return [...value.matchAll(/--[\w-]+/g)].map(([name]) => name).join(' ')
}

/** Leaves out what the declaration does not say, and what its token already does. */
function shorten(property: string, value: string): string {
  if (/^(font-family|box-shadow|transition)/.test(property)) return ''
  return value
    .replace(/ none repeat scroll 0% 0% \/ auto padding-box border-box/, '')
    .replaceAll(/\d+\.\d+(?=px|\b)/g, (number) => String(Math.round(Number(number) * 100) / 100))
}

function round(value: string): number {
  return Math.round(Number.parseFloat(value) * 10) / 10
}

function typeOf(element: Element): string | undefined {
  const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  const view = element.ownerDocument.defaultView
  if (!hasText || !view) return undefined
  const { fontFamily, fontSize, lineHeight, fontWeight, letterSpacing } = view.getComputedStyle(element)
  const family = fontFamily.split(',')[0]?.replaceAll(/["']| Variable/g, '')
  const tracking =
    letterSpacing === 'normal' ? '' : `, tracking ${Math.round(Number.parseFloat(letterSpacing) * 100) / 100} px`
  return `${family} ${round(fontSize)}/${round(lineHeight)} px, ${fontWeight}${tracking}`
}

/** `PageHero-module__lead` is `PageHero lead`; `_lead_1x2y3_4`, as in development, is `lead`. */
function nameOf(element: Element): string | undefined {
  for (const name of element.classList) {
    const [, file, local] = /^([A-Z]\w+)-module__([\w-]+)$/.exec(name) ?? []
    if (file) return `${file} ${local}`
    const [, short] = /^_([\w-]+?)_\w{5}_\d+$/.exec(name) ?? []
    if (short) return short
  }
  return /^h[1-4]$/.test(element.localName) ? element.localName : undefined
}

function sheetsOf({ styleSheets }: Document): TokenRule[] {
  return [...styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))
}

/** Measures a component: its parts with type and tokens, and the widths at which it changes. */
export function measure(root: Element): { parts: Part[]; breakpoints: string[] } {
  const rules = sheetsOf(root.ownerDocument).filter(({ style }) => !/^(\*|:root|html|body)/.test(style.selectorText))
  const elements = [...root.querySelectorAll('*')]
  const parts = new Map<string, Part>()
  const breakpoints = new Set<string>()
  for (const element of elements) {
    const name = nameOf(element)
    const own = rules.filter(({ style }) => matches(element, style))
    for (const { conditions } of own) {
      for (const condition of conditions) if (/width/.test(condition)) breakpoints.add(condition)
    }
    if (!name || parts.has(name)) continue
    const tokens = new Map<string, Part['tokens'][number]>()
    for (const { style } of own) {
      for (const [property, declared] of declarationsOf(style)) {
        const value = applies(element, property, declared)
        if (value) tokens.set(property, { property, tokens: tokensIn(declared), value: shorten(property, value) })
      }
    }
    const type = typeOf(element)
    if (tokens.size > 0 || type) parts.set(name, { name, ...(type && { type }), tokens: [...tokens.values()] })
  }
  return { parts: [...parts.values()], breakpoints: [...breakpoints].toSorted() }
}
