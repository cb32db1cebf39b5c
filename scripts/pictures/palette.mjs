import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')

/** Returns a color of src/styles/tokens.css by day. */
function token(name) {
  const color = new RegExp(`--${name}: [^;#]*(#\\w{6})`).exec(tokens)?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no color --${name}.`)
  return color.toUpperCase()
}

export const ink = token('text')
export const paper = token('surface')
export const white = token('raised')
export const night = token('on-action')
export const apricot = token('action')
export const sage = token('band-1')
export const sand = token('band-2')
export const moss = '#8FAE92'
export const blush = '#F4B48E'

export const skins = {
  fair: '#F9DDC8',
  light: '#F3C9A9',
  tan: '#DDA479',
  brown: '#B97C52',
  deep: '#8F5A3A',
}
