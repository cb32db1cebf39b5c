import axe from 'axe-core'
import { contrast } from './docs/tokens'
import { createSheet } from './environment'

const stopTransitions = createSheet('*, *::before, *::after { transition: none !important; }')

/** The nearest background that is painted; undefined if it is not a plain color. */
function groundOf(element: Element): string | undefined {
  const { backgroundColor, opacity } = getComputedStyle(element)
  if (opacity !== '1') return undefined
  if (backgroundColor.startsWith('rgb(')) return backgroundColor
  if (backgroundColor !== 'rgba(0, 0, 0, 0)') return undefined
  return element.parentElement ? groundOf(element.parentElement) : 'rgb(255, 255, 255)'
}

const ratios = new Map<string, number>()

/** Whether a text could lack contrast: axe looks at these alone, because its look at all takes a fifth of a story's time. */
function isDoubtful(element: Element): boolean {
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
  if (!hasText || !element.checkVisibility({ opacityProperty: true })) return false
  const ground = groundOf(element)
  if (!ground) return true
  const pair = `${getComputedStyle(element).color} ${ground}`
  const ratio = ratios.get(pair) ?? contrast(getComputedStyle(element).color, ground)
  ratios.set(pair, ratio)
  return ratio < 4.5
}

/** Throws if a text lacks contrast, as it is shown or by night. */
export async function expectContrast({ byNight }: { byNight: boolean }): Promise<void> {
  const { documentElement: html } = document
  const theme = html.style.colorScheme
  stopTransitions(true)
  if (byNight) html.style.colorScheme = 'dark'
  const isDeep = import.meta.env.VITE_CONTRAST === 'every-text'
  const include = isDeep ? [document.body] : [...document.body.querySelectorAll('*')].filter(isDoubtful)
  const { violations } =
    include.length > 0
      ? await axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false })
      : { violations: [] }
  html.style.colorScheme = theme
  stopTransitions(false)
  const faults = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html} ${node.failureSummary}`))
  if (faults.length > 0) throw new Error(`${byNight ? 'By night' : 'Contrast'}:\n${faults.join('\n')}`)
}
