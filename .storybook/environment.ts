import { storyShownEvent } from './names'

const query = '(prefers-reduced-motion: reduce)'
const matchMedia = globalThis.matchMedia.bind(globalThis)

/** A style sheet of the document that can be switched on and off. */
export function createSheet(css: string): (isOn: boolean) => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return (isOn) => {
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet)
    document.adoptedStyleSheets = isOn ? [...others, sheet] : others
  }
}

const stopMotion = createSheet('*, *::before, *::after { animation: none !important; transition: none !important; }')

/** Emulates prefers-reduced-motion. */
export function reduceMotion(isReduced: boolean): void {
  globalThis.matchMedia = (media) => matchMedia(isReduced && media === query ? 'all' : media)
  stopMotion(isReduced)
}

/** Emulates the browser's text size, in percent. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
}

// Every color is a token, so a contrast theme is a few system colors under the tokens' names.
const forceColors = createSheet(`
  :root {
    color-scheme: dark !important;
    --text: CanvasText; --muted: CanvasText; --accent: Highlight; --error: CanvasText;
    --line: CanvasText; --line-strong: CanvasText; --surface: Canvas; --raised: Canvas;
    --band-1: Canvas; --band-2: Canvas; --tint-1: Canvas; --tint-2: Canvas; --mount: #fff;
    --action: ButtonFace; --action-hover: ButtonFace; --on-action: ButtonText; --strong: Canvas; --on-strong: CanvasText;
  }
  * { border-color: currentColor !important; box-shadow: none !important; text-shadow: none !important; }
  a:any-link { color: LinkText !important; background-color: Canvas !important; }
  button { color: ButtonText !important; }
`)
const forcedRules = new Map<CSSMediaRule, string>()

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) {
      forcedRules.set(rule, rule.conditionText)
      rule.media.mediaText = 'all'
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules)
  }
}

/** Emulates forced colors: system colors for every token, and the rules for `forced-colors: active`. */
export function setForcedColors(isForced: boolean): void {
  for (const [rule, condition] of forcedRules) rule.media.mediaText = condition
  forcedRules.clear()
  forceColors(isForced)
  if (isForced) for (const sheet of document.styleSheets) forceRules(sheet.cssRules)
}

const accents: Record<string, string> = {
  a: 'àá',
  e: 'èé',
  i: 'ìí',
  o: 'òó',
  u: 'ùú',
  A: 'ÀÁ',
  E: 'ÈÉ',
  O: 'ÒÓ',
  U: 'ÙÚ',
}

/** The text with every vowel accented and doubled: as long as German or Finnish, and still readable. */
export function lengthen(text: string): string {
  return text.replaceAll(/[aeiouAEOU]/g, (vowel) => accents[vowel] ?? vowel)
}

/** What each text was before it was made longer. */
const originals = new Map<Text, string>()

function lengthenBelow(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.closest('script, style')) continue
    if (originals.has(text) && text.data === lengthen(originals.get(text) ?? '')) continue
    originals.set(text, text.data)
    text.data = lengthen(text.data)
  }
}

const changes = new MutationObserver(() => lengthenBelow(document.body))

/** Shows every text as in a longer language, also what renders later. */
export function setLongText(isLong: boolean): void {
  changes.disconnect()
  for (const [text, original] of originals) if (text.data === lengthen(original)) text.data = original
  originals.clear()
  if (!isLong) return
  lengthenBelow(document.body)
  changes.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/**
 * In a frame of a docs page, a play function must neither scroll that page nor keep its focus. Returns how to give the
 * focus back, and tell the page that the story is on screen.
 */
export function borrowFocus(): () => void {
  const frame = globalThis.frameElement
  const view = frame?.ownerDocument.defaultView
  if (!view || !frame.hasAttribute('data-docs-frame')) return () => undefined
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes the element on
  HTMLElement.prototype.focus = new Proxy(HTMLElement.prototype.focus, {
    apply: (focus, element, [options]) => Reflect.apply(focus, element, [{ ...options, preventScroll: true }]),
  })
  const page = frame.ownerDocument
  const isFrame = page.activeElement?.hasAttribute('data-docs-frame')
  const focused = isFrame ? null : page.activeElement
  return () => {
    frame.dispatchEvent(new Event(storyShownEvent))
    if (page.activeElement !== frame) return
    if (focused instanceof view.HTMLElement && focused !== page.body) focused.focus({ preventScroll: true })
    else if (frame instanceof view.HTMLElement) frame.blur()
  }
}
