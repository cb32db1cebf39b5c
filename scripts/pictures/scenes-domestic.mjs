import { ink, white, apricot, sage, sand, moss, blush } from './palette.mjs'
import { cast, person } from './people.mjs'
import { circle, arch, dome, pebble, sheet, stroke, ground, writing, badge } from './shapes.mjs'
import { contract, calendar, pin, plant } from './props.mjs'
import { chair, speech } from './furniture.mjs'

const size = { width: 520, height: 440, line: 0.8 }
const FLOOR = 414

export const domestic = {
  'service-domestic-start': { ...size, draw: drawStart },
  'service-domestic-assistance': { ...size, draw: drawAssistance },
  'service-domestic-local-hiring': { ...size, draw: drawLocalHiring },
  'service-domestic-verification': { ...size, draw: drawVerification },
  'service-domestic-professional-world': { ...size, draw: drawProfessionalWorld },
}

/** A first step up: someone walking in beside a calendar with the first day marked. */
function drawStart() {
  return [
    arch(340, FLOOR, 230, 370, sage),
    circle(108, 116, 58, apricot),
    sheet(300, 370, 190, 44, sand),
    sheet(366, 326, 124, 44, white),
    sheet(428, 282, 62, 44, apricot),
    calendar({ x: 136, y: 150, turn: -6, scale: 1.1 }, { marked: 5 }),
    person({ ...cast.malik, body: 'WalkingWB', top: blush, shoes: white }, { x: 232, y: FLOOR + 2, scale: 0.124 }),
    plant({ x: 64, y: FLOOR, scale: 0.86 }),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawAssistance() {
  return [
    circle(262, 206, 178, sand),
    speech(216, 26, 124, 66, { tail: 'right', content: writing(236, 50, [84, 56], 15) }),
    speech(168, 124, 74, 52, { fill: apricot, content: writing(184, 144, [42, 28], 13) }),
    chair(126, 312, FLOOR, { fill: sage, width: 100 }),
    person({ ...cast.ines, body: 'CrossedLegs', top: white, shoes: apricot }, { x: 126, y: FLOOR + 2, scale: 0.132 }),
    person(
      { ...cast.jonas, body: 'WheelChair', jacket: moss, bottom: sand, seat: apricot },
      { x: 396, y: FLOOR + 11, scale: 0.138, flip: true },
    ),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawLocalHiring() {
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => sheet(78 + column * 46, 148 + row * 56, 26, 34, column === row % 2 ? apricot : white)),
  )
  return [
    circle(370, 156, 118, sand),
    sheet(54, 124, 124, 290, sage),
    ...windows,
    sheet(102, 348, 30, 66, ink),
    sheet(414, 250, 84, 164, white),
    stroke('M408 252L456 206L504 252Z', { fill: apricot }),
    sheet(442, 348, 28, 66, sage),
    pin({ x: 456, y: 196, scale: 0.95 }),
    person({ ...cast.farah, body: 'BlazerPantsWB', jacket: white, top: blush }, { x: 236, y: FLOOR + 2, scale: 0.124 }),
    person(
      { ...cast.diego, body: 'ShirtPantsWB', jacket: apricot, shoes: white },
      { x: 346, y: FLOOR + 2, scale: 0.122, flip: true },
    ),
    ground(20, 508, FLOOR),
  ].join('')
}

function drawVerification() {
  return [
    pebble(270, 214, [206, 176, 200, 172, 190, 208, 182, 196], sage),
    contract({ x: 150, y: 176, turn: -7, scale: 1.9 }),
    badge(210, 284, 34, apricot),
    person(
      { ...cast.ruth, body: 'CrossedArmsWB', top: white, shoes: apricot },
      { x: 352, y: FLOOR + 2, scale: 0.13, flip: true },
    ),
    plant({ x: 460, y: FLOOR, scale: 0.8 }, sand),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawProfessionalWorld() {
  const skyline = [
    [40, 150, 60],
    [110, 220, 66],
    [330, 250, 64],
    [404, 180, 76],
  ]
  return [
    dome(260, FLOOR, 214, sand),
    ...skyline.map(([x, height, width], index) =>
      sheet(x, FLOOR - height, width, height, [sage, white, apricot, sage][index]),
    ),
    writing(122, 222, [40, 40, 40], 26, ink, 3),
    writing(342, 194, [40, 40, 40, 40], 26, ink, 3),
    person({ ...cast.omar, body: 'RestingWB', top: moss, shoes: white }, { x: 206, y: FLOOR + 2, scale: 0.124 }),
    person(
      { ...cast.anjali, body: 'BlazerPantsBW', jacket: apricot, bottom: white, shoes: sand },
      { x: 312, y: FLOOR + 2, scale: 0.128, flip: true },
    ),
    ground(20, 500, FLOOR),
  ].join('')
}
