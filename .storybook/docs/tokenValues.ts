import css from '../../src/styles/tokens.css?raw'
import type { Rgb } from './contrast'

/** The custom properties of src/styles/tokens.css. */
const tokens = [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value: value.replaceAll(/\s+/g, ' '),
}))

/** Returns the tokens whose whole value is a color. */
export function colors() {
  return tokens.filter(({ value }) => CSS.supports('color', value))
}

/** Returns the tokens whose name starts with one of the given strings. */
export function named(...starts: string[]) {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)))
}

export type Scheme = 'light' | 'dark'

/** Returns what a property comes to in a color scheme, as the browser computes it. */
export function compute(property: 'color' | 'width', value: string, scheme: Scheme = 'light'): string {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.cssText = `position: absolute; color-scheme: ${scheme}; ${property}: ${value}`
  const computed = getComputedStyle(probe)[property]
  probe.remove()
  return computed
}

/** Returns the RGB that the browser paints for a color on a background, so that transparency is accounted for. */
export function paint(color: string, background = 'white'): Rgb {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return [0, 0, 0]
  for (const fill of [background, color]) {
    canvas.fillStyle = fill
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
