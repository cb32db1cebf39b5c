const query = '(prefers-reduced-motion: reduce)'
const matchMedia = globalThis.matchMedia.bind(globalThis)

const stopMotion = new CSSStyleSheet()
stopMotion.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }')

/** Emulates prefers-reduced-motion. */
export function reduceMotion(isReduced: boolean): void {
  globalThis.matchMedia = (media) => matchMedia(isReduced && media === query ? 'all' : media)
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== stopMotion)
  document.adoptedStyleSheets = isReduced ? [...others, stopMotion] : others
}

/** A docs page shows some stories in frames, inside Storybook's own. */
export const isInDocsFrame = globalThis.parent !== globalThis.top

/** Keeps a story that sets the focus from scrolling the docs page that it is on. */
export function keepDocsInPlace(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    const isInDocs = isInDocsFrame || document.querySelector('#storybook-docs:not([hidden])')
    focus.call(this, isInDocs ? { ...options, preventScroll: true } : options)
  }
}

function allRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? allRules(rule.cssRules) : []),
  ])
}

/** Lets `data-force="hover"` and `data-force="focus-visible"` show what needs a pointer or the keyboard. */
export function addForcedStates(): void {
  for (const rule of [...document.styleSheets].flatMap((sheet) => allRules(sheet.cssRules))) {
    const { selectorText } = rule
    if (selectorText.includes('data-force')) continue
    rule.selectorText = selectorText
      .replaceAll(':hover', ":is(:hover, [data-force='hover'] *)")
      .replaceAll(
        ':focus-visible',
        ":is(:focus-visible, [data-force='focus-visible'] :is(a, button, input, select, textarea, summary))",
      )
  }
}

export type Language = 'english' | 'long' | 'rtl'

const accents: Record<string, string> = { a: 'àá', e: 'èé', i: 'ìí', o: 'òó', u: 'ùú' }
const latin = 'abcdefghijklmnopqrstuvwxyz'
const arabic = 'ابسدفغهيجكلمنوقرشتطعظحخذزص'

const pseudo: Record<Language, (text: string) => string> = {
  english: (text) => text,
  // Every vowel accented and doubled: as long as German or Finnish, and still readable.
  long: (text) => text.replaceAll(/[aeiou]/g, (letter) => accents[letter] ?? letter),
  rtl: (text) => text.replaceAll(/[a-z]/gi, (letter) => arabic.charAt(latin.indexOf(letter.toLowerCase()))),
}

/** Shows every text below an element in a pseudo language, also what renders later. Returns how to stop. */
export function translate(root: HTMLElement, language: Language): () => void {
  const originals = new Map<Text, string>()
  function translateAll() {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || text.parentElement?.closest('script, style, bdi, [dir="ltr"]:not(html)')) continue
      if (text.data === pseudo[language](originals.get(text) ?? '')) continue
      originals.set(text, text.data)
      text.data = pseudo[language](text.data)
    }
  }
  const changes = new MutationObserver(translateAll)
  if (language !== 'english') {
    translateAll()
    changes.observe(root, { subtree: true, childList: true, characterData: true })
  }
  return () => {
    changes.disconnect()
    for (const [text, original] of originals) if (text.data === pseudo[language](original)) text.data = original
  }
}
