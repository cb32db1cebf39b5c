import { createRequire } from 'node:module'
import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { apricot, ink, night, sage } from './palette.mjs'

const require = createRequire(import.meta.url)
const width = 640
const height = 336
/** Islands smaller than this many square pixels are specks at this size. */
const SMALLEST = 9
const NEAREST = 2.6

/** In the order of src/content/agency.ts. */
const cities = {
  london: [-0.13, 51.51],
  bengaluru: [77.59, 12.97],
  toronto: [-79.38, 43.65],
  dubai: [55.27, 25.2],
}

export function drawMap() {
  const whole = inhabited(feature(require('world-atlas/land-110m.json'), 'land'))
  const rough = geoPath(geoNaturalEarth1().fitSize([width, height], whole))
  const land = { type: 'MultiPolygon', coordinates: whole.coordinates.filter((polygon) => isSeen(rough, polygon)) }
  const projection = geoNaturalEarth1().fitExtent(
    [
      [6, 6],
      [width - 6, height - 6],
    ],
    land,
  )
  const path = geoPath(projection).digits(1)
  const offices = Object.values(cities).map((place) => {
    const [x, y] = projection(place)
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
  })
  // Numbered as the list of offices beside it.
  const marks = offices.map(
    ({ x, y }, index) =>
      `<circle cx="${x}" cy="${y}" r="11" fill="${apricot}" stroke="${ink}" stroke-width="1.5"/><text x="${x}" y="${y + 5.4}" fill="${night}" font-family="system-ui,sans-serif" font-size="15" font-weight="700" text-anchor="middle">${index + 1}</text>`,
  )
  const outline = thin(path(land))
  const draw = () => `<path fill="${sage}" d="${outline}"/>${marks.join('')}`
  return { width, height, draw }
}

function isSeen(path, coordinates) {
  return path.area({ type: 'Polygon', coordinates }) > SMALLEST
}

/** Drops the points of a coast that are too near the last one kept to be seen apart. */
function thin(data) {
  const rings = data.split('Z').filter(Boolean)
  const kept = rings.map((ring) => {
    const points = ring
      .slice(1)
      .split('L')
      .map((pair) => pair.split(',').map(Number))
    return points.reduce(
      (list, point) =>
        list.length && Math.hypot(point[0] - list.at(-1)[0], point[1] - list.at(-1)[1]) < NEAREST
          ? list
          : [...list, point],
      [],
    )
  })
  return kept
    .filter((points) => points.length > 3)
    .map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`)
    .join('')
}

function inhabited(collection) {
  const geometry = collection.features ? collection.features[0].geometry : collection.geometry
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const north = polygons.filter(([outline]) => Math.max(...outline.map(([, latitude]) => latitude)) > -60)
  return { type: 'MultiPolygon', coordinates: north }
}
