import { setTheme } from '@/stores/theme'

const brokenName = /\b(undefined|null|NaN)\b|\[object /
const namedByText = 'a, button, label, legend, h1, h2, h3, h4'

/** Throws if an element's label is empty, or its name holds a value that is missing. */
export function expectNames(): void {
  const root = document.querySelector('[data-panel-root]')?.shadowRoot ?? document
  for (const element of root.querySelectorAll(`${namedByText}, [aria-label], [alt], [title]`)) {
    const names = ['aria-label', 'alt', 'title'].map((attribute) => element.getAttribute(attribute) ?? '')
    if (element.matches(namedByText)) names.push(element.textContent)
    const isBroken = names.some((name) => brokenName.test(name)) || element.matches('[aria-label=""]')
    if (isBroken) throw new Error(`Broken name: ${element.outerHTML}`)
  }
}

/**
 * Throws for low contrast, the one rule that depends on the theme, and for ARIA attributes that name no element, which axe
 * leaves to a person. The addon runs the other rules.
 */
export async function expectContrast(title: string): Promise<void> {
  const { default: axe } = await import('axe-core')
  // The contrast of a page's parts is that of their own stories.
  const contrast = title.startsWith('Pages/') ? [] : ['color-contrast']
  const rulesByTheme = { dark: contrast, light: ['aria-valid-attr-value', ...contrast] }
  for (const [theme, rules] of Object.entries(rulesByTheme)) {
    setTheme(theme)
    if (rules.length === 0) continue
    const { violations, incomplete } = await axe.run(document.body, {
      runOnly: rules,
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    })
    const faults = [...violations, ...incomplete.filter(({ id }) => id === 'aria-valid-attr-value')]
    if (faults.length > 0) throw new Error(`In the ${theme} theme: ${JSON.stringify(faults, undefined, 2)}`)
  }
}
