import type { RunOptions } from 'axe-core'
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
 * Throws for what axe finds, and for ARIA attributes that name no element, which it leaves to a person. Contrast is the one
 * rule that depends on the theme.
 */
export async function expectAccessible(hasContrast: boolean): Promise<void> {
  const { default: axe } = await import('axe-core')

  async function check(theme: string, options: RunOptions) {
    setTheme(theme)
    const { violations, incomplete } = await axe.run(document.body, {
      resultTypes: ['violations'],
      preload: false,
      ...options,
    })
    const faults = [...violations, ...incomplete.filter(({ id }) => id === 'aria-valid-attr-value')]
    if (faults.length > 0) throw new Error(`In the ${theme} theme: ${JSON.stringify(faults, undefined, 2)}`)
  }

  if (hasContrast) await check('dark', { runOnly: 'color-contrast' })
  // A story need not have landmarks.
  await check('light', { rules: { region: { enabled: false }, 'color-contrast': { enabled: hasContrast } } })
}
