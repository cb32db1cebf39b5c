/** Below this many degrees a join between two curves is smooth, and one curve may stand for both. */
const CORNER = 45
const STEPS = 6

/** Redraws a subpath with fewer cubics that stay within the tolerance (Schneider's fit), keeping its corners. */
export function simplify(sub, tolerance) {
  const curves = toCubics(sub)
  if (curves.length < 2) return sub
  const out = [['M', ...curves[0][0]]]
  let from = 0
  while (from < curves.length) {
    let best = { to: from, fit: curves[from] }
    for (let to = from + 1; to < curves.length && to - from < 14 && smooth(curves[to - 1], curves[to]); to += 1) {
      const fit = fitCubic(curves.slice(from, to + 1), tolerance)
      if (fit) best = { to, fit }
      else if (to - best.to > 2) break
    }
    out.push(['C', ...best.fit[1], ...best.fit[2], ...best.fit[3]])
    from = best.to + 1
  }
  if (sub.at(-1)[0] === 'Z') out.push(['Z'])
  return out
}

/** Redraws a subpath with straight edges only, enough for what the ink will frame (Douglas and Peucker). */
export function facet(sub, tolerance) {
  const curves = toCubics(sub)
  if (curves.length < 2) return sub
  const points = [curves[0][0], ...curves.flatMap((curve) => [1, 2, 3, 4, 5, 6].map((step) => at(curve, step / STEPS)))]
  const half = Math.floor(points.length / 2)
  const kept = [...thin(points.slice(0, half + 1), tolerance), ...thin(points.slice(half), tolerance).slice(1)]
  return [...kept.map((point, index) => [index ? 'L' : 'M', ...point]), ['Z']]
}

function thin(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)]
  const along = unit(minus(last, first)) ?? [0, 0]
  let [far, where] = [0, 0]
  points.forEach((point, index) => {
    const away = minus(point, first)
    const distance = Math.hypot(...minus(away, [along[0] * dot(away, along), along[1] * dot(away, along)]))
    if (distance > far) [far, where] = [distance, index]
  })
  if (far <= tolerance) return [first, last]
  return [...thin(points.slice(0, where + 1), tolerance), ...thin(points.slice(where), tolerance).slice(1)]
}

function toCubics(sub) {
  const curves = []
  let pen = null
  for (const [command, ...v] of sub) {
    if (command === 'Z') continue
    const end = v.slice(-2)
    if (command === 'C') curves.push([pen, v.slice(0, 2), v.slice(2, 4), end])
    if (command === 'L') curves.push([pen, mix(pen, end, 1 / 3), mix(pen, end, 2 / 3), end])
    if (command === 'Q') curves.push([pen, mix(pen, v, 2 / 3), mix(end, v, 2 / 3), end])
    pen = end
  }
  return curves
}

function mix(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1]]
}

function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1]
}

function unit(vector) {
  const length = Math.hypot(...vector)
  return length < 1e-6 ? null : [vector[0] / length, vector[1] / length]
}

function startTangent([a, b, c, d]) {
  return unit(minus(b, a)) ?? unit(minus(c, a)) ?? unit(minus(d, a)) ?? [1, 0]
}

function endTangent([a, b, c, d]) {
  return unit(minus(c, d)) ?? unit(minus(b, d)) ?? unit(minus(a, d)) ?? [-1, 0]
}

function smooth(before, after) {
  return -dot(endTangent(before), startTangent(after)) > Math.cos((CORNER * Math.PI) / 180)
}

function at([a, b, c, d], t) {
  const s = 1 - t
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [0, 1].map((axis) => weights[0] * a[axis] + weights[1] * b[axis] + weights[2] * c[axis] + weights[3] * d[axis])
}

function fitCubic(run, tolerance) {
  const points = [run[0][0]]
  for (const curve of run) for (let step = 1; step <= STEPS; step += 1) points.push(at(curve, step / STEPS))
  const [first, last] = [points[0], points.at(-1)]
  const tangents = [startTangent(run[0]), endTangent(run.at(-1))]
  let times = chordTimes(points)
  for (let round = 0; round < 4; round += 1) {
    const fit = solve(points, times, first, last, tangents)
    if (!fit) return null
    if (points.every((point, index) => Math.hypot(...minus(point, at(fit, times[index]))) <= tolerance)) return fit
    times = times.map((time, index) => improve(fit, points[index], time))
  }
  return null
}

function chordTimes(points) {
  const lengths = [0]
  for (let index = 1; index < points.length; index += 1) {
    lengths.push(lengths[index - 1] + Math.hypot(...minus(points[index], points[index - 1])))
  }
  return lengths.map((length) => length / (lengths.at(-1) || 1))
}

function solve(points, times, first, last, [left, right]) {
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((point, index) => {
    const t = times[index]
    const s = 1 - t
    const [b1, b2] = [3 * s * s * t, 3 * s * t * t]
    const [a1, a2] = [
      [left[0] * b1, left[1] * b1],
      [right[0] * b2, right[1] * b2],
    ]
    const rest = minus(point, at([first, first, last, last], t))
    c00 += dot(a1, a1)
    c01 += dot(a1, a2)
    c11 += dot(a2, a2)
    x0 += dot(a1, rest)
    x1 += dot(a2, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  if (Math.abs(determinant) < 1e-9) return null
  const [alpha, beta] = [(x0 * c11 - x1 * c01) / determinant, (x1 * c00 - x0 * c01) / determinant]
  if (alpha < 0 || beta < 0) return null
  return [
    first,
    [first[0] + left[0] * alpha, first[1] + left[1] * alpha],
    [last[0] + right[0] * beta, last[1] + right[1] * beta],
    last,
  ]
}

/** One step of Newton's method towards the nearest point of the curve. */
function improve([a, b, c, d], point, t) {
  const s = 1 - t
  const away = minus(at([a, b, c, d], t), point)
  const slope = [0, 1].map((i) => 3 * (s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (d[i] - c[i])))
  const bend = [0, 1].map((i) => 6 * (s * (c[i] - 2 * b[i] + a[i]) + t * (d[i] - 2 * c[i] + b[i])))
  const below = dot(slope, slope) + dot(away, bend)
  return Math.abs(below) < 1e-9 ? t : Math.min(1, Math.max(0, t - dot(away, slope) / below))
}
