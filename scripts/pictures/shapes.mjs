import { ink, paper, white } from './palette.mjs'

export const LINE = 2.6

export function circle(x, y, radius, fill) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function block(x, y, width, height, fill, radius = 0) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

/** A doorway: flat foot at y, round head. */
export function arch(x, y, width, height, fill) {
  const r = width / 2
  return `<path fill="${fill}" d="M${x - r} ${y}V${y - height + r}A${r} ${r} 0 0 1 ${x + r} ${y - height + r}V${y}Z"/>`
}

/** A half disc standing on its flat side at y. */
export function dome(x, y, radius, fill) {
  return `<path fill="${fill}" d="M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z"/>`
}

export function quarter(x, y, radius, fill, turn = 0) {
  return `<path fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})" d="M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z"/>`
}

/** A soft pebble drawn through points around its center. */
export function pebble(x, y, radii, fill) {
  const count = radii.length
  const points = radii.map((radius, index) => {
    const angle = (index / count) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
  const middle = (a, b) => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  const start = middle(points.at(-1), points[0])
  const curves = points.map((point, index) => {
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, points[(index + 1) % count])}`
  })
  return `<path fill="${fill}" d="M${start}${curves.join('')}Z"/>`
}

/** A straight-sided form whose edges bow a little, as a hand draws them. */
export function sketch(points, fill = white, width = LINE) {
  const edges = points.map((point, index) => bowed(point, points[(index + 1) % points.length], index))
  return `<path fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" d="M${points[0].join(' ')}${edges.join('')}Z"/>`
}

function bowed([ax, ay], [bx, by], index) {
  const bow = (index % 2 ? 0.012 : -0.009) * (index % 3 === 2 ? -1 : 1)
  const mx = (ax + bx) / 2 - (by - ay) * bow
  const my = (ay + by) / 2 + (bx - ax) * bow
  return `Q${mx.toFixed(1)} ${my.toFixed(1)} ${bx} ${by}`
}

export function sheet(x, y, width, height, fill = white) {
  return sketch(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
  )
}

export function ring(x, y, radius, fill = 'none', width = LINE) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`
}

export function stroke(d, { color = ink, width = LINE, fill = 'none', dash = '' } = {}) {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return `<path${dashes} fill="${fill}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

export function ground(x1, x2, y, width = LINE) {
  return stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2} ${x2} ${y}`, { width })
}

/** Lines of writing that nobody needs to read. */
export function writing(x, y, widths, gap = 11, color = ink, width = 2.4) {
  return stroke(widths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join(''), { color, width })
}

export function tick(x, y, size, color = ink, width = LINE * 1.3) {
  return stroke(`M${x - size * 0.5} ${y}l${size * 0.36} ${size * 0.36}L${x + size * 0.55} ${y - size * 0.42}`, {
    color,
    width,
  })
}

export function badge(x, y, radius, fill, mark = paper) {
  return ring(x, y, radius, fill) + tick(x, y, radius, mark, LINE * 1.2)
}

/** Lines keep their width, whatever the scale. */
export function group(drawing, { x = 0, y = 0, turn = 0, scale = 1, clip = '' }) {
  const content = drawing.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${(width / scale).toFixed(2)}"`,
  )
  const moves = [
    x || y ? `translate(${x} ${y})` : '',
    turn ? `rotate(${turn})` : '',
    scale === 1 ? '' : `scale(${scale})`,
  ]
  const transform = moves.filter(Boolean).join(' ')
  const inner = transform ? `<g transform="${transform}">${content}</g>` : content
  return clip ? `<g clip-path="url(#${clip})">${inner}</g>` : inner
}

/** What is drawn inside shows only within the outline. */
export function inside(id, outline, content) {
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Straight rays, for what is good news. */
export function rays(x, y, inner, outer, angles, color = ink) {
  const lines = angles.map((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return `M${(x + cos * inner).toFixed(1)} ${(y + sin * inner).toFixed(1)}L${(x + cos * outer).toFixed(1)} ${(y + sin * outer).toFixed(1)}`
  })
  return stroke(lines.join(''), { color, width: LINE * 1.2 })
}
