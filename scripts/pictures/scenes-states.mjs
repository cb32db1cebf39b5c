import { ink, white, apricot, sage, sand } from './palette.mjs'
import { cast, person } from './people.mjs'
import {
  circle,
  block,
  arch,
  dome,
  pebble,
  sheet,
  sketch,
  stroke,
  ground,
  writing,
  badge,
  group,
  rays,
} from './shapes.mjs'
import { cup, plant } from './props.mjs'
import { signpost, magnifier, books } from './furniture.mjs'

const state = { width: 280, height: 220, line: 0.62 }
const FLOOR = 204

export const states = {
  'empty-jobs': { ...state, draw: drawJobs },
  'empty-news': { ...state, draw: drawNews },
  'empty-blogs': { ...state, draw: drawBlogs },
  'not-found': { width: 480, height: 400, line: 0.8, draw: drawLost },
  failed: { ...state, draw: drawFailed },
  'signed-out': { ...state, draw: drawSignedOut },
  success: { ...state, draw: drawSuccess },
}

function drawJobs() {
  return [
    circle(150, 108, 92, sage),
    sheet(168, 40, 74, 96, white),
    writing(180, 62, [44, 36, 44], 14, sand, 5),
    magnifier({ x: 200, y: 98, scale: 0.78 }, white),
    person({ ...cast.priya, body: 'RestingWB', top: apricot, shoes: white }, { x: 98, y: FLOOR + 1, scale: 0.066 }),
    plant({ x: 238, y: FLOOR, scale: 0.44 }),
    ground(20, 262, FLOOR),
  ].join('')
}

function drawNews() {
  return [
    dome(140, FLOOR, 112, sand),
    circle(222, 50, 24, apricot),
    person(
      { ...cast.george, body: 'OneLegUpWB', top: white, shoes: apricot, face: 'Contempt' },
      { x: 104, y: FLOOR + 1, scale: 0.083 },
    ),
    group(newspaper(), { x: 216, y: 150, turn: 6 }),
    ground(20, 262, FLOOR),
  ].join('')
}

function drawBlogs() {
  return [
    arch(132, FLOOR, 170, 188, sage),
    person(
      { ...cast.amara, body: 'ClosedLegWB', jacket: apricot, top: white, shoes: white },
      { x: 116, y: FLOOR + 1, scale: 0.084 },
    ),
    books({ x: 224, y: FLOOR, scale: 0.62 }),
    cup({ x: 222, y: 157, scale: 0.5 }),
    ground(20, 262, FLOOR),
  ].join('')
}

function drawLost() {
  return [
    pebble(240, 200, [196, 166, 184, 156, 190, 170, 182, 160], sand),
    circle(386, 84, 40, apricot),
    signpost({ x: 316, y: 374, scale: 1.35 }),
    person(
      { ...cast.tom, body: 'EasingWB', jacket: sage, top: white, shoes: apricot, face: 'Blank' },
      { x: 168, y: 376, scale: 0.122 },
    ),
    group(foldedMap(), { x: 112, y: 236, turn: -10 }),
    plant({ x: 416, y: 374, scale: 0.6 }, white),
    ground(24, 456, 375),
  ].join('')
}

function drawFailed() {
  const plug = 'M178 150q14 0 22 8h10v-26h-10q-8 8-22 8M210 138h12M210 152h12'
  return [
    circle(140, 110, 94, sand),
    stroke('M20 201C70 203 66 178 112 186S148 148 178 145', { width: 3 }),
    person(
      { ...cast.farah, body: 'PointingFingerBW', bottom: sage, face: 'Concerned' },
      { x: 110, y: FLOOR + 1, scale: 0.069 },
    ),
    stroke(plug, { fill: apricot }),
    sheet(236, 128, 24, 34, white),
    circle(244, 140, 2.4, ink),
    circle(244, 151, 2.4, ink),
    ground(20, 262, FLOOR),
  ].join('')
}

function drawSignedOut() {
  return [
    sheet(150, 30, 86, 174, apricot),
    sheet(162, 46, 62, 62, sand),
    circle(218, 128, 5, ink),
    dome(84, FLOOR, 66, sage),
    person(
      { ...cast.omar, body: 'WalkingWB', top: white, shoes: white },
      { x: 86, y: FLOOR + 1, scale: 0.064, flip: true },
    ),
    ground(20, 262, FLOOR),
  ].join('')
}

function drawSuccess() {
  return [
    circle(140, 112, 92, sage),
    rays(206, 66, 38, 50, [-110, -70, -30, 10, 50], apricot),
    badge(206, 66, 28, apricot),
    person(
      { ...cast.nia, body: 'BlazerPantsBW', jacket: white, bottom: sand, shoes: white },
      { x: 112, y: FLOOR + 1, scale: 0.067 },
    ),
    plant({ x: 226, y: FLOOR, scale: 0.46 }),
    ground(20, 262, FLOOR),
  ].join('')
}

function newspaper() {
  const columns = writing(-26, -8, [22, 22, 22, 22], 9, ink, 1.8) + writing(6, 12, [22, 22], 9, ink, 1.8)
  return sheet(-34, -42, 68, 84, white) + writing(-26, -28, [52], 10, ink, 5) + block(6, -14, 22, 18, sage) + columns
}

function foldedMap() {
  const panels =
    sketch(
      [
        [-36, -22],
        [-12, -28],
        [-12, 22],
        [-36, 28],
      ],
      white,
    ) +
    sketch(
      [
        [-12, -28],
        [12, -22],
        [12, 28],
        [-12, 22],
      ],
      sage,
    ) +
    sketch(
      [
        [12, -22],
        [36, -28],
        [36, 22],
        [12, 28],
      ],
      white,
    )
  const route = stroke('M-28 14q8-18 16-8t18 0 14-18', { color: apricot, width: 3, dash: '1 6' })
  return panels + route
}
