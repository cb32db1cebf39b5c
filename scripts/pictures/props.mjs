import { apricot, ink, moss, paper, sage, sand, white } from './palette.mjs'
import { badge, circle, group, LINE, ring, sheet, sketch, stroke, tick, writing } from './shapes.mjs'

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

export function desk(x1, x2, y, floor, fill = white) {
  const legs = stroke(`M${x1 + 22} ${y + 14}L${x1 + 14} ${floor}M${x2 - 22} ${y + 14}L${x2 - 14} ${floor}`, {
    width: LINE * 1.3,
  })
  return (
    legs +
    sketch(
      [
        [x1, y],
        [x2, y],
        [x2, y + 14],
        [x1, y + 14],
      ],
      fill,
    )
  )
}

/** An armchair seen from the side, its seat at y, opening to the right. */
export function chair(x, y, floor, { fill = apricot, flip = false, width = 130 } = {}) {
  const s = flip ? -1 : 1
  const at = (dx, py) => [x + dx * s, py]
  const legs = stroke(
    `M${at(-width * 0.38, y + 40).join(' ')}L${at(-width * 0.46, floor).join(' ')}M${at(width * 0.38, y + 40).join(' ')}L${at(width * 0.44, floor).join(' ')}`,
    { width: LINE * 1.3 },
  )
  const [tx, ty] = at(-width * 0.62, y - 118)
  const back = stroke(
    `M${at(-width * 0.5, y + 44).join(' ')}L${tx} ${ty}Q${at(-width * 0.6, y - 138).join(' ')} ${at(-width * 0.42, y - 134).join(' ')}Q${at(-width * 0.3, y - 130).join(' ')} ${at(-width * 0.28, y - 110).join(' ')}L${at(-width * 0.2, y + 10).join(' ')}Z`,
    { fill },
  )
  return (
    legs +
    back +
    sketch([at(-width * 0.5, y), at(width * 0.5, y), at(width * 0.5, y + 44), at(-width * 0.5, y + 44)], fill)
  )
}

export function stool(x, y, floor, width = 110, fill = apricot) {
  const half = width / 2
  const legs = stroke(
    `M${x - half * 0.6} ${y + 14}L${x - half * 0.85} ${floor}M${x + half * 0.6} ${y + 14}L${x + half * 0.85} ${floor}M${x - half * 0.75} ${(y + floor) / 2 + 10}H${x + half * 0.75}`,
    { width: LINE * 1.3 },
  )
  return (
    legs +
    sketch(
      [
        [x - half, y],
        [x + half, y],
        [x + half, y + 16],
        [x - half, y + 16],
      ],
      fill,
    )
  )
}

export function signpost(place) {
  const board = (y, turn, fill) =>
    group(
      sketch(
        [
          [-52, -15],
          [40, -15],
          [58, 0],
          [40, 15],
          [-52, 15],
        ],
        fill,
      ),
      { y, turn },
    )
  return group(
    stroke('M0 0V-210', { width: LINE * 2 }) +
      board(-190, -5, white) +
      group(board(0, 4, apricot), { y: -148, scale: 1, turn: 180 }) +
      board(-106, 6, sand),
    place,
  )
}

export function speech(x, y, width, height, { fill = white, tail = 'left', content = '' } = {}) {
  const base = tail === 'left' ? x + width * 0.22 : x + width * 0.78
  const tip = tail === 'left' ? base - 14 : base + 14
  const r = 14
  const outline = `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${base + 12}L${tip} ${y + height + 20}L${base - 8} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  return stroke(outline, { fill }) + content
}

export function board(x, y, width, height, content, floor = 0) {
  const legs = floor
    ? stroke(`M${x + 26} ${y + height}L${x + 10} ${floor}M${x + width - 26} ${y + height}L${x + width - 10} ${floor}`)
    : ''
  return legs + sheet(x, y, width, height, white) + content
}

export function globe(x, y, radius, fill = sage) {
  const half = radius * 0.5
  const lat = Math.sqrt(radius * radius - half * half)
  const lines = `M${x - radius} ${y}H${x + radius}M${x - lat} ${y - half}H${x + lat}M${x - lat} ${y + half}H${x + lat}M${x} ${y - radius}V${y + radius}`
  const meridians = [0.36, 0.74].map(
    (k) =>
      `<ellipse cx="${x}" cy="${y}" rx="${(radius * k).toFixed(1)}" ry="${radius}" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
  )
  return ring(x, y, radius, fill, 1.6) + stroke(lines, { width: 1.6 }) + meridians.join('')
}

export function listRow(x, y, width, fill, chosen) {
  const mark = chosen ? badge(x + width - 20, y + 21, 11, apricot) : ring(x + width - 20, y + 21, 11, white)
  return (
    sheet(x, y, width, 42, white) +
    ring(x + 24, y + 21, 12, fill) +
    writing(x + 46, y + 16, [width * 0.34, width * 0.22], 11) +
    mark
  )
}

export function magnifier(place, fill = paper) {
  return group(
    stroke('M22 22L52 52', { width: LINE * 3 }) + ring(0, 0, 31, fill) + stroke('M-17 -8q4-10 14-12', { width: 2.4 }),
    place,
  )
}

export function shield(place, fill = apricot, mark = paper) {
  return group(
    stroke('M0 -50C16 -40 30 -36 44 -36C44 4 34 36 0 54C-34 36 -44 4 -44 -36C-30 -36 -16 -40 0 -50Z', { fill }) +
      tick(0, 2, 34, mark, LINE * 1.7),
    place,
  )
}

export function books(place) {
  return group(sheet(-48, -16, 96, 16, sage) + sheet(-40, -32, 86, 16, apricot) + sheet(-46, -46, 80, 14, white), place)
}
