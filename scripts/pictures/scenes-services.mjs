import { apricot, blush, ink, moss, paper, sage, sand, white } from './palette.mjs'
import { cast, person } from './people.mjs'
import {
  arch,
  badge,
  block,
  circle,
  dome,
  ground,
  group,
  LINE,
  pebble,
  quarter,
  rays,
  ring,
  sheet,
  stroke,
  writing,
} from './shapes.mjs'
import {
  bars,
  board,
  books,
  calendar,
  chair,
  contract,
  cup,
  cv,
  desk,
  globe,
  laptop,
  listRow,
  magnifier,
  passport,
  pin,
  plane,
  plant,
  screen,
  shield,
  signpost,
  speech,
  stool,
  suitcase,
} from './props.mjs'

const size = { width: 520, height: 440, line: 0.8 }
const FLOOR = 414

export const services = {
  'service-domestic-start': { ...size, draw: drawStart },
  'service-domestic-assistance': { ...size, draw: drawAssistance },
  'service-domestic-local-hiring': { ...size, draw: drawLocalHiring },
  'service-domestic-verification': { ...size, draw: drawVerification },
  'service-domestic-professional-world': { ...size, draw: drawProfessionalWorld },
  'service-international-start': { ...size, draw: drawStartAbroad },
  'service-international-assistance': { ...size, draw: drawAssistanceAbroad },
  'service-international-immigration': { ...size, draw: drawImmigration },
  'service-international-verification': { ...size, draw: drawVerificationAbroad },
  'service-international-professional-world': { ...size, draw: drawWorldAbroad },
  'service-global-it': { ...size, line: 1, draw: drawGlobalIt },
  'service-employee-trainee': { ...size, draw: drawTrainee },
  'service-talent-acquisition': { ...size, draw: drawAcquisition },
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
      { x: 396, y: FLOOR + 2, scale: 0.138, flip: true },
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

function drawStartAbroad() {
  return [
    circle(180, 170, 132, sage),
    quarter(500, 60, 110, sand, 90),
    stroke('M78 206Q210 40 372 102', { dash: '2 9' }),
    plane({ x: 404, y: 106, turn: 26, scale: 0.9 }),
    pin({ x: 78, y: 216, scale: 0.86 }),
    person(
      { ...cast.anjali, body: 'EasingWB', jacket: blush, top: white, shoes: white },
      { x: 246, y: FLOOR + 2, scale: 0.13 },
    ),
    suitcase({ x: 372, y: 366, scale: 0.96 }),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawAssistanceAbroad() {
  return [
    arch(158, FLOOR, 220, 350, sand),
    circle(408, 112, 70, sage),
    group(globe(0, 0, 56, white), { x: 408, y: 112 }),
    person({ ...cast.leila, body: 'PointingFingerWB', top: apricot }, { x: 176, y: FLOOR + 2, scale: 0.134 }),
    person(
      { ...cast.tom, body: 'WalkingWB', top: white, shoes: apricot },
      { x: 372, y: FLOOR + 2, scale: 0.124, flip: true },
    ),
    suitcase({ x: 462, y: 378, scale: 0.72 }, moss),
    ground(20, 508, FLOOR),
  ].join('')
}

function drawImmigration() {
  const stamp = ring(0, 0, 34, 'none', 3) + ring(0, 0, 25, 'none', 2) + writing(-16, -4, [32, 32], 9)
  return [
    block(34, 60, 240, FLOOR - 60, sage, 20),
    passport({ x: 150, y: 168, turn: -8, scale: 1.9 }),
    group(group(stamp, { turn: 14 }).replaceAll(ink, apricot), { x: 250, y: 86 }),
    circle(408, 156, 84, sand),
    person(
      { ...cast.harjit, body: 'ShirtPantsWB', jacket: white, shoes: apricot },
      { x: 392, y: FLOOR + 2, scale: 0.13, flip: true },
    ),
    suitcase({ x: 276, y: 374, scale: 0.86 }),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawVerificationAbroad() {
  return [
    globe(196, 186, 148, sage),
    shield({ x: 128, y: 148, scale: 1.25 }),
    circle(430, 92, 44, sand),
    person(
      { ...cast.mei, body: 'BlazerPantsWB', jacket: sand, top: white, shoes: apricot },
      { x: 296, y: FLOOR + 2, scale: 0.132 },
    ),
    cv({ x: 420, y: 220, turn: 7, scale: 1.12 }, { mark: 'tick', face: blush }),
    plant({ x: 96, y: FLOOR, scale: 0.74 }, white),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawWorldAbroad() {
  return [
    globe(262, 226, 178, sand),
    circle(438, 92, 48, apricot),
    pin({ x: 108, y: 158, scale: 0.86 }, moss),
    person(
      { ...cast.kwame, body: 'BlazerPantsBW', jacket: sage, bottom: white, shoes: apricot },
      { x: 148, y: FLOOR + 2, scale: 0.122 },
    ),
    person({ ...cast.ella, body: 'RestingBW', bottom: blush }, { x: 262, y: FLOOR + 2, scale: 0.12 }),
    person(
      { ...cast.priya, body: 'PolkaDots', top: white, bottom: apricot },
      { x: 386, y: FLOOR + 2, scale: 0.124, flip: true },
    ),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawGlobalIt() {
  const code =
    writing(-70, -36, [60, 96, 44], 16) +
    writing(-54, 12, [76, 52], 16, apricot, 3) +
    stroke('M52 -36l14 12-14 12', { width: 3 })
  return [
    circle(166, 210, 158, sage),
    group(globe(0, 0, 62, sand), { x: 420, y: 88 }),
    screen({ x: 408, y: 270, scale: 1.02 }, code),
    person({ ...cast.zuri, body: 'Geek', top: blush, accent: white }, { x: 148, y: 358, scale: 0.264 }),
    desk(30, 494, 354, FLOOR + 10, white),
    ground(16, 508, FLOOR + 10),
  ].join('')
}

function drawTrainee() {
  const lesson =
    writing(282, 84, [70], 10, ink, 5) +
    stroke('M284 178l36-34 32 18 52-62', { width: LINE * 1.4, colour: apricot }) +
    stroke('M284 112V192H436')
  return [
    block(60, 96, 300, FLOOR - 96, sand, 150),
    board(218, 34, 192, 156, lesson, FLOOR),
    person({ ...cast.george, body: 'PointingFingerBW', bottom: sage }, { x: 142, y: FLOOR + 2, scale: 0.132 }),
    stool(410, 312, FLOOR, 100),
    person(
      { ...cast.nia, body: 'CrossedLegs', top: white, shoes: apricot },
      { x: 412, y: FLOOR + 2, scale: 0.123, flip: true },
    ),
    books({ x: 250, y: FLOOR, scale: 0.84 }),
    ground(20, 500, FLOOR),
  ].join('')
}

function drawAcquisition() {
  return [
    arch(412, FLOOR, 180, 380, sage),
    circle(96, 104, 54, apricot),
    ...[blush, sage, sand].map((fill, index) => listRow(204, 70 + index * 58, 188, fill, index === 1)),
    magnifier({ x: 244, y: 146, scale: 1.2 }),
    person({ ...cast.tom, body: 'RoboDanceWB', top: moss, shoes: white }, { x: 112, y: FLOOR + 3, scale: 0.134 }),
    person(
      { ...cast.amara, body: 'ShirtPantsBW', bottom: paper, shoes: apricot },
      { x: 432, y: FLOOR + 2, scale: 0.122, flip: true },
    ),
    ground(20, 500, FLOOR),
  ].join('')
}
