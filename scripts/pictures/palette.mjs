export const ink = '#12372A'
export const paper = '#F7F4EE'
export const white = '#FFFFFF'
export const apricot = '#E8743B'
export const sage = '#C9D8C5'
export const sand = '#EADFC8'
export const moss = '#8FAE92'
export const blush = '#F4B48E'

export const skins = {
  fair: '#F9DDC8',
  light: '#F3C9A9',
  tan: '#DDA479',
  brown: '#B97C52',
  deep: '#8F5A3A',
}
