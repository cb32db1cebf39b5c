import css from '../../src/styles/tokens.css?raw'

/** A custom property of src/styles/tokens.css. */
export interface Token {
  name: string
  value: string
}

const tokens: Token[] = [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value: value.replaceAll(/\s+/g, ' '),
}))

/** Returns the tokens whose whole value is a color. */
export function colors(): Token[] {
  return tokens.filter(({ value }) => CSS.supports('color', value))
}

/** Returns the tokens whose name starts with one of the given strings. */
export function named(...starts: string[]): Token[] {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)))
}

export type Scheme = 'light' | 'dark'

/** Returns a color as the browser computes it in a color scheme. */
export function resolve(value: string, scheme: Scheme): string {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.colorScheme = scheme
  probe.style.color = value
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Returns the RGB that the browser paints for a color on a background, so that transparency is accounted for. */
function painted(color: string, background: string): Rgb {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return [0, 0, 0]
  for (const fill of [background, color]) {
    canvas.fillStyle = fill
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2.2 contrast ratio between a color and its background: 1 to 21. */
export function contrast(color: string, background: string): number {
  const [light = 0, dark = 0] = [
    luminance(painted(color, background)),
    luminance(painted(background, 'white')),
  ].toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}
