import css from '../../src/styles/tokens.css?raw'

/** A custom property of src/styles/tokens.css, as it is written there. */
export interface Token {
  name: string
  value: string
}

const tokens: Token[] = [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value: value.replaceAll(/\s+/g, ' '),
}))

/** The tokens that are colors and nothing else. */
export function colors(): Token[] {
  return tokens.filter(({ value }) => CSS.supports('color', value))
}

/** The tokens whose name begins so. */
export function named(...starts: string[]): Token[] {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)))
}

type Rgb = readonly [red: number, green: number, blue: number]

/** The color as the browser paints it on a ground, so that what is see-through is measured as it is seen. */
function painted(color: string, ground: string): Rgb {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return [0, 0, 0]
  for (const fill of [ground, color]) {
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

/** The contrast of WCAG 2.2 between a color and the ground on which it stands: 1 to 21. */
export function contrast(color: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(painted(color, ground)), luminance(painted(ground, 'white'))].toSorted(
    (one, other) => other - one,
  )
  return (light + 0.05) / (dark + 0.05)
}
