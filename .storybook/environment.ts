const query = '(prefers-reduced-motion: reduce)'
const ask = globalThis.matchMedia.bind(globalThis)
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }')

/** Lets the page believe that the visitor asked for less motion, or asks the browser itself. */
export function reduceMotion(reduced: boolean): void {
  globalThis.matchMedia = (media) => ask(reduced && media === query ? 'all' : media)
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== still),
    ...(reduced ? [still] : []),
  ]
}

/** The browser's text size, in per cent. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
}
