const broken = /\b(undefined|null|NaN)\b|\[object /

/** Throws if a label is empty, or a label, heading or control is named by a value that is missing. */
export function expectNames(): void {
  const root = document.querySelector('[data-panel-root]')?.shadowRoot ?? document
  const labels = [...root.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].flatMap((name) => {
      const text = element.getAttribute(name)
      const isEmpty = name === 'aria-label' && text?.trim() === ''
      return text !== null && (isEmpty || broken.test(text)) ? `${name}="${text}"` : []
    }),
  )
  const texts = [...root.querySelectorAll('a, button, label, legend, h1, h2, h3, h4')].flatMap(({ textContent }) =>
    broken.test(textContent) ? `"${textContent}"` : [],
  )
  if (labels.length + texts.length > 0) throw new Error(`Names of elements: ${[...labels, ...texts].join(', ')}`)
}
