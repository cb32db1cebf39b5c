import { ink, paper, white, apricot, sage, sand, moss } from './palette.mjs'
import { circle, sketch, sheet, ring, stroke, writing, badge, group } from './shapes.mjs'

/** Props are drawn about their own origin, then placed: { x, y, turn, scale }. */

export function cv(place, { face = sage, fill = white, mark = '' } = {}) {
  const body =
    sheet(-40, -54, 80, 108, fill) +
    ring(-18, -30, 11, face) +
    writing(0, -34, [28, 18], 10) +
    writing(-28, -6, [56, 48, 56, 30], 12)
  return group(body + (mark === 'tick' ? badge(32, 46, 16, apricot) : ''), place)
}

export function contract(place, { fill = white } = {}) {
  const signature = stroke('M-24 34q6-14 10-2t9-3 8 1 14-3')
  return group(
    sheet(-40, -54, 80, 108, fill) +
      writing(-26, -34, [32], 12, ink, 4) +
      writing(-26, -16, [52, 46, 52], 12) +
      signature +
      circle(26, 34, 9, apricot),
    place,
  )
}

export function suitcase(place, fill = apricot) {
  const handle = stroke('M-16 -44v-16q0-7 7-7h18q7 0 7 7v16')
  return group(
    handle +
      sheet(-52, -44, 104, 84, fill) +
      stroke('M-30 -44v84M30 -44v84') +
      ring(-34, 44, 5, ink) +
      ring(34, 44, 5, ink),
    place,
  )
}

export function passport(place, fill = apricot) {
  const globe = ring(0, -6, 16, fill) + stroke('M-16 -6h32M0 -22q-14 16 0 32M0 -22q14 16 0 32', { width: 2 })
  return group(sheet(-34, -46, 68, 92, fill) + globe + writing(-16, 26, [32], 10), place)
}

export function laptop(place, fill = sage) {
  return group(
    sheet(-54, -72, 108, 70, fill) +
      circle(0, -37, 7, white) +
      sketch(
        [
          [-70, -2],
          [70, -2],
          [62, 8],
          [-62, 8],
        ],
        white,
      ),
    place,
  )
}

export function screen(place, content, fill = white) {
  return group(sheet(-90, -62, 180, 118, fill) + content + stroke('M0 56v26M-34 82h68'), place)
}

export function calendar(place, { fill = white, marked = 7 } = {}) {
  const days = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [-33 + (index % 4) * 22, -8 + Math.floor(index / 4) * 20]
    return index === marked ? circle(x, y, 9, apricot) : circle(x, y, 3, ink)
  })
  return group(sheet(-50, -50, 100, 98, fill) + stroke('M-50 -26H50M-26 -60v18M26 -60v18') + days.join(''), place)
}

export function pin(place, fill = apricot) {
  return group(
    stroke('M0 0C-8 -16 -24 -28 -24 -46a24 24 0 0 1 48 0C24 -28 8 -16 0 0Z', { fill }) + ring(0, -46, 9, paper),
    place,
  )
}

export function plane(place, fill = white) {
  const body = 'M-58 4L58 -34L22 44L2 18Z'
  return group(stroke(body, { fill }) + stroke('M2 18L58 -34M2 18L-2 40L12 30'), place)
}

export function cup(place, fill = white) {
  const steam = stroke('M-8 -34q-6-8 0-15t0-14M8 -34q-6-8 0-15t0-14', { width: 2.2 })
  return group(
    stroke('M24 -14q18 0 16 14t-22 12') +
      sketch(
        [
          [-26, -24],
          [26, -24],
          [20, 26],
          [-20, 26],
        ],
        fill,
      ) +
      steam,
    place,
  )
}

export function bars(place, heights, fills = [sage, sand, apricot]) {
  const columns = heights.map((height, index) => sheet(index * 34, -height, 24, height, fills[index % fills.length]))
  return group(columns.join('') + stroke(`M-12 0H${heights.length * 34 + 2}`), place)
}

export function plant(place, pot = apricot) {
  const leaves =
    'M0 -40C-6 -70 -34 -74 -44 -96C-14 -98 0 -76 0 -40C0 -84 14 -108 34 -122C42 -92 30 -62 0 -40C10 -58 34 -66 50 -62C40 -42 20 -36 0 -40Z'
  return group(
    stroke(leaves, { fill: moss }) +
      stroke('M0 -34C-2 -60 -18 -78 -34 -90M0 -34C2 -66 18 -96 30 -112', { width: 2 }) +
      sketch(
        [
          [-24, -36],
          [24, -36],
          [18, 0],
          [-18, 0],
        ],
        pot,
      ),
    place,
  )
}
