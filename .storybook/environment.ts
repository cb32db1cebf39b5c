const query = '(prefers-reduced-motion: reduce)'
const matchMedia = globalThis.matchMedia.bind(globalThis)
const noMotion = new CSSStyleSheet()
noMotion.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }')

/** Emulates prefers-reduced-motion. */
export function reduceMotion(reduced: boolean): void {
  globalThis.matchMedia = (media) => matchMedia(reduced && media === query ? 'all' : media)
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== noMotion),
    ...(reduced ? [noMotion] : []),
  ]
}

/** Emulates the browser's text size, in percent. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
}
