import { ink, paper, white, apricot, sage, sand } from './palette.mjs'
import { LINE, sketch, sheet, ring, stroke, writing, tick, badge, group } from './shapes.mjs'

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
