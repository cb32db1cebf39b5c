import css from '../../src/styles/tokens.css?raw'

const tokens = [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value: value.replaceAll(/\s+/g, ' '),
}))

export const colors = tokens.filter(({ value }) => /^(#|light-dark|color-mix)/.test(value))

export function findTokens(starts: string[]) {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)))
}

export type Scheme = 'light' | 'dark'

function compute(property: 'color' | 'width', name: string, scheme: Scheme) {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.cssText = `position: absolute; color-scheme: ${scheme}; ${property}: var(${name})`
  const computed = getComputedStyle(probe)[property]
  probe.remove()
  return computed
}

/** Returns the px that a token comes to at the current width; 0 if it is no length. */
export function measure(name: string) {
  return Math.round(Number.parseFloat(compute('width', name, 'light')) * 10) / 10
}

/** Returns the color that the browser paints for colors on top of each other. */
export function paint(scheme: Scheme, ...names: string[]) {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return ''
  for (const name of names) {
    canvas.fillStyle = compute('color', name, scheme)
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
