import { bodies, tinted } from './bodies.mjs'
import { bounds, mapSubpath, piece, writeSubpaths } from './peeps.mjs'
import { facet, simplify } from './simplify.mjs'
import { apricot, ink, moss, paper, sage, sand, skins, white } from './palette.mjs'

const HEAD_CENTER = 465
/** A hair's breadth of the color goes under the ink, so that no light shows between them. */
const UNDERLAP = 10
/** How far a redrawn line may stray, in the peep's own units: what lies under the ink may stray further. */
const CLOSE = 3.2
const LOOSE = 4.5
/** But in the picture the ink never strays by more than this many pixels. */
const MOST = 0.5
/** A mark smaller than this many pixels is not seen. */
const SPECK = 1.8

export const cast = {
  amara: { hair: 'LongAfro', face: 'Smile', skin: skins.deep },
  priya: { hair: 'Long', face: 'Calm', skin: skins.brown },
  tom: { hair: 'Pomp', face: 'Smile', skin: skins.light },
  walter: {
    hair: 'GrayShort',
    face: 'Calm',
    facialHair: 'GrayFull',
    accessory: 'GlassRound',
    skin: skins.light,
    tint: white,
  },
  leila: { hair: 'Hijab', face: 'Smile', skin: skins.tan, tint: apricot },
  kwame: { hair: 'ShortCurly', face: 'Calm', facialHair: 'Full', skin: skins.deep },
  mei: { hair: 'BangsFilled', face: 'Cute', skin: skins.fair },
  harjit: { hair: 'Turban', face: 'Smile', facialHair: 'FullMedium', skin: skins.brown, tint: apricot },
  ruth: { hair: 'GrayBun', face: 'Smile', accessory: 'GlassRoundThick', skin: skins.fair, tint: white },
  diego: { hair: 'ShavedSides', face: 'Calm', facialHair: 'MoustacheThin', skin: skins.tan },
  jonas: { hair: 'Bald', face: 'Smile', facialHair: 'FullMedium', accessory: 'GlassClubmaster', skin: skins.fair },
  zuri: { hair: 'CornRowsFilled', face: 'Cute', skin: skins.deep },
  ella: { hair: 'MediumBangsFilled', face: 'Smile', skin: skins.light },
  omar: { hair: 'ShortVolumed', face: 'Smile', facialHair: 'Chin', skin: skins.tan },
  ines: { hair: 'Bun', face: 'Calm', skin: skins.light, accessory: 'GlassRound' },
  malik: { hair: 'Twists', face: 'Smile', skin: skins.deep, accessory: 'GlassRoundThick' },
  anjali: { hair: 'LongCurly', face: 'Smile', skin: skins.brown },
  farah: { hair: 'MediumStraight', face: 'Calm', skin: skins.tan },
  nia: { hair: 'BunFancy', face: 'Smile', skin: skins.brown, tint: apricot },
  george: { hair: 'BaldSides', face: 'Calm', facialHair: 'PaintersFilled', skin: skins.light },
}

const dress = {
  top: white,
  jacket: sage,
  bottom: sand,
  shoes: white,
  soles: white,
  accent: apricot,
  seat: moss,
  paper,
  skin: skins.light,
}

/** A person at x (the middle of the head), with the lowest point of the body at y. */
export function person(look, { x, y, scale, flip = false }) {
  const wear = { ...dress, ...look }
  const plan = bodies[look.body]
  if (!plan) throw new Error(`no coloring for the body ${look.body}`)
  const drawing = piece('body', look.body)
  const floor = Math.max(...drawing.flatMap((path) => path.subs.map((sub) => bounds(sub).bottom)))
  const place = {
    scale,
    move: (px, py) => [x + (px - HEAD_CENTER) * scale * (flip ? -1 : 1), y + (py - floor) * scale],
  }
  return [
    drawBody(drawing, plan, wear, place),
    drawHair(look, wear, place),
    drawPlain('face', look.face, wear, place),
    drawPlain('facialHair', look.facialHair, wear, place),
    drawPlain('accessory', look.accessory, wear, place),
  ].join('')
}

function drawBody(drawing, plan, wear, place) {
  const fills = drawing.filter((path) => !path.ink)
  const base = wear[plan.base ?? 'skin']
  const under = fills.map((path, index) => fillPath(path.subs, plan.fills ? wear[plan.fills[index]] : base, place))
  const lines = drawing.filter((path) => path.ink)
  return [
    ...under,
    ...lines.map((path) => drawRegions(path.subs, plan, wear, place)),
    ...(plan.patches ?? []).map(([slot, points]) => fillPath([polygon(points)], wear[slot], place)),
    ...lines.map((path) =>
      fillPath(
        path.subs.filter((_, index) => !plan.drop?.includes(index)),
        ink,
        place,
      ),
    ),
  ].join('')
}

function drawRegions(subs, plan, wear, place) {
  const regions = Object.entries(plan).filter(([slot, holes]) => slot in wear && Array.isArray(holes))
  const named = regions.flatMap(([, holes]) => holes)
  const feet = plan.below ? subs.filter((sub, index) => !named.includes(index) && bounds(sub).top > plan.below) : []
  return [
    ...regions.map(([slot, holes]) =>
      fillPath(holes.map((index) => subs[index]).filter(Boolean), wear[slot], place, true),
    ),
    fillPath(feet, wear.shoes, place, true),
  ].join('')
}

function drawHair(look, wear, place) {
  if (!look.hair) return ''
  const drawing = piece('hair', look.hair)
  const tints = tinted[look.hair] ?? []
  return drawing
    .map((path) =>
      path.ink
        ? fillPath(
            tints.map((index) => path.subs[index]),
            wear.tint ?? white,
            place,
            true,
          ) + fillPath(path.subs, ink, place)
        : fillPath(path.subs, wear.skin, place),
    )
    .join('')
}

function drawPlain(slot, name, wear, place) {
  if (!name) return ''
  const under = slot === 'facialHair' ? (wear.tint ?? white) : white
  const drawing = piece(slot, name)
  return drawing.map((path) => fillPath(path.subs, path.ink ? ink : under, place)).join('')
}

function polygon(points) {
  const pairs = points.split(', ').map((pair) => pair.split(' ').map(Number))
  return [...pairs.map((pair, index) => [index ? 'L' : 'M', ...pair]), ['Z']]
}

function fillPath(subs, color, place, underlap = false) {
  const drawn = subs.map((sub) => mapSubpath(sub, place.move)).filter(isSeen)
  if (drawn.length === 0) return ''
  const data = writeSubpaths(
    drawn.map((sub) =>
      color === ink ? simplify(sub, Math.min(MOST, CLOSE * place.scale)) : facet(sub, LOOSE * place.scale),
    ),
  )
  const stroke = underlap ? ` stroke="${color}" stroke-width="${(UNDERLAP * place.scale).toFixed(2)}"` : ''
  return `<path fill="${color}" fill-rule="evenodd"${stroke} d="${data}"/>`
}

function isSeen(sub) {
  const { left, right, top, bottom } = bounds(sub)
  return Math.max(right - left, bottom - top) > SPECK
}
