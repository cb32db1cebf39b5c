import { ink } from './palette.mjs'
import { glyphs } from './letters.mjs'

const size = { width: 160, height: 48 }

export const wordmarks = {
  'client-1': { ...size, draw: norvane },
  'client-2': { ...size, draw: tallisRook },
  'client-3': { ...size, draw: ostravaMills },
  'client-4': { ...size, draw: bexleyFreight },
  'client-5': { ...size, draw: kinmore },
  'client-6': { ...size, draw: haldenLabs },
  'client-7': { ...size, draw: piertown },
  'client-8': { ...size, draw: lumoCare },
}

/** A word drawn in single strokes, its top left at x, y; the size is the height of its capitals. */
function word(text, { x, y, size: height, weight, tracking = 4, slant = 0, width = 1 }) {
  const scale = height / 20
  let pen = 0
  const letters = [...text].map((letter) => {
    const [advance, data] = glyphs[letter]
    const drawn = `<path transform="translate(${pen} 0)" d="${data}"/>`
    pen += advance + tracking
    return drawn
  })
  const place = `translate(${x} ${y}) skewX(${-slant}) scale(${scale * width} ${scale})`
  return `<g transform="${place}" stroke="${ink}" stroke-width="${weight / scale}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`
}

function line(data, weight = 2.4) {
  return `<path stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`
}

function solid(data) {
  return `<path fill="${ink}" fill-rule="evenodd" d="${data}"/>`
}

function norvane() {
  return solid('M18 8L32 40L18 33L4 40Z') + word('NORVANE', { x: 44, y: 17.5, size: 13, weight: 1.9, tracking: 7 })
}

function tallisRook() {
  const rook = 'M6 8H11V13H15V8H21V13H25V8H30V19L26 22V32L31 36V40H5V36L10 32V22L6 19Z'
  return (
    solid(rook) +
    word('TALLIS', { x: 42, y: 9.5, size: 12, weight: 2.9, tracking: 5 }) +
    word('& ROOK', { x: 42, y: 27.5, size: 12, weight: 1.7, tracking: 5.2 })
  )
}

function ostravaMills() {
  const spokes = [0, 45, 90, 135].map(
    (turn) => `<path transform="rotate(${turn} 20 24)" stroke="${ink}" stroke-width="2.2" d="M20 8V40"/>`,
  )
  const wheel = `<circle cx="20" cy="24" r="11" stroke="${ink}" stroke-width="2.6"/>`
  return (
    spokes.join('') +
    wheel +
    word('OSTRAVA', { x: 46, y: 9.5, size: 14, weight: 3, tracking: 4.4 }) +
    word('MILLS', { x: 47, y: 31, size: 8, weight: 1.5, tracking: 19 })
  )
}

function bexleyFreight() {
  const arrow = 'M2 14H22L36 24L22 34H2L14 24Z'
  return (
    solid(arrow) +
    word('BEXLEY', { x: 49, y: 9, size: 14, weight: 3.2, tracking: 5, slant: 12 }) +
    word('FREIGHT', { x: 44.5, y: 30, size: 8.5, weight: 1.6, tracking: 7.6, slant: 12 })
  )
}

function kinmore() {
  const rings = `<circle cx="14" cy="24" r="9" stroke="${ink}" stroke-width="3"/><circle cx="25" cy="24" r="9" stroke="${ink}" stroke-width="3"/>`
  return rings + word('kinmore', { x: 46, y: 13, size: 18, weight: 3.2, tracking: 5.4 })
}

function haldenLabs() {
  const hexagon = 'M19 7L33.7 15.5V32.5L19 41L4.3 32.5V15.5Z'
  return (
    line(hexagon, 2.6) +
    line('M13 17V31M25 17V31M13 24H25', 2.6) +
    word('HALDEN', { x: 46, y: 9, size: 13.5, weight: 2.3, tracking: 6.2 }) +
    word('LABS', { x: 46, y: 30, size: 8.5, weight: 1.5, tracking: 9 })
  )
}

function piertown() {
  const pier = 'M3 15H35M7 15V30M19 15V30M31 15V30'
  const waves = 'M3 36q4-5 8 0t8 0 8 0 8 0'
  return line(pier, 2.8) + line(waves, 2.4) + word('piertown', { x: 46, y: 13, size: 16, weight: 2.4, tracking: 5.6 })
}

function lumoCare() {
  const sun = 'M7 32A12 12 0 0 1 31 32Z'
  return (
    solid(sun) +
    line('M19 14V9M8.5 19L5 15.5M29.5 19L33 15.5M4 37H34', 2.4) +
    word('lumo', { x: 46, y: 13, size: 17, weight: 3.2, tracking: 5.2 }) +
    word('care', { x: 108, y: 13, size: 17, weight: 1.7, tracking: 4.6 })
  )
}
