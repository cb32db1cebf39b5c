import { pauseAnimations } from 'storybook/preview-api'

const query = '(prefers-reduced-motion: reduce)'
const matchMedia = globalThis.matchMedia.bind(globalThis)
let resumeAnimations = () => {}
let textSize = 1

function scale(media: string) {
  return media.replaceAll(/[\d.]+(?=rem)/g, (size) => String(Number(size) * textSize))
}

const written = new WeakMap<CSSMediaRule, string>()

function scaleQueries({ cssRules }: { cssRules: CSSRuleList }) {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText
      written.set(rule, text)
      rule.media.mediaText = scale(text)
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) scaleQueries(rule)
  }
}

/** As a browser sets it: media queries go by it too. */
export function setTextSize(percent: number) {
  textSize = percent / 100
  document.documentElement.style.fontSize = `${percent}%`
  ;[...document.styleSheets].forEach(scaleQueries)
}

export function reduceMotion(isReduced: boolean) {
  globalThis.matchMedia = (media) => matchMedia(isReduced && media === query ? 'all' : scale(media))
  resumeAnimations()
  if (isReduced) resumeAnimations = pauseAnimations()
}

/** A docs page shows some stories in frames, inside Storybook's own. */
export const isInDocsFrame = globalThis.parent !== globalThis.top

const isInDocs = (element: Element) => isInDocsFrame || element.closest('#storybook-docs .sb-story')

/** Keeps a story that sets the focus, or scrolls to a part of itself, from scrolling the docs page that it is on. */
export function keepDocsInPlace() {
  // oxlint-disable-next-line typescript/unbound-method -- called with their element
  const { focus, scrollIntoView } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, isInDocs(this) ? { ...options, preventScroll: true } : options)
  }
  HTMLElement.prototype.scrollIntoView = function scrollOutsideDocs(options) {
    if (!isInDocs(this)) scrollIntoView.call(this, options)
  }
}

const forcedFocus = "[data-force='focus-visible']"

/** Lets `data-force` show what needs a pointer or the keyboard. */
export function forceStates({ cssRules }: { cssRules: CSSRuleList }) {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-force')) {
      rule.selectorText = rule.selectorText
        .replaceAll(':hover', ":is(:hover, [data-force='hover'] *, [data-force='active'] *)")
        .replaceAll(':active', ":is(:active, [data-force='active'] *)")
        .replaceAll(
          ':focus-visible',
          `:is(:focus-visible, ${forcedFocus} :is(a, button, input, select, textarea, summary))`,
        )
        .replaceAll(':focus-within', `:is(:focus-within, ${forcedFocus} *)`)
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) forceStates(rule)
  }
}

const latin = 'abcdefghijklmnopqrstuvwxyz'
const arabic = 'ابسدفغهيجكلمنوقرشتطعظحخذزص'

/** Neither changes what it has changed already. */
const pseudoLanguages: Record<string, (text: string) => string> = {
  // As long as German or Finnish, and still readable. The accents keep a vowel from being doubled again.
  long: (text) => text.replaceAll(/([aeiou])(?!\u0300)/g, '$1\u0300$1\u0300'),
  rtl: (text) => text.replaceAll(/[a-z]/gi, (letter) => arabic.charAt(latin.indexOf(letter.toLowerCase()))),
}

/** Translates an element's text, also what renders later. Returns a function that ends it. */
export function translate(root: HTMLElement, language: string) {
  const change = pseudoLanguages[language]
  if (!change) return () => {}

  const translateAll = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isKept = text.parentElement?.closest('script, style, bdi, [dir="ltr"]:not(html)')
      const translated = change(text.nodeValue ?? '')
      if (!isKept && translated !== text.nodeValue) text.nodeValue = translated
    }
    for (const field of root.querySelectorAll<HTMLInputElement>('[placeholder]')) {
      field.placeholder = change(field.placeholder)
    }
  }

  translateAll()
  const changes = new MutationObserver(translateAll)
  changes.observe(root, { subtree: true, childList: true, characterData: true })
  return () => changes.disconnect()
}
