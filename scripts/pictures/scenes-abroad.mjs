import { ink, paper, white, apricot, sage, sand, moss, blush } from './palette.mjs'
import { cast, person } from './people.mjs'
import { LINE, circle, block, arch, quarter, ring, stroke, ground, writing, group } from './shapes.mjs'
import { cv, suitcase, passport, screen, pin, plane, plant } from './props.mjs'
import { desk, stool, board, globe, listRow, magnifier, shield, books } from './furniture.mjs'

const size = { width: 520, height: 440, line: 0.8 }
const FLOOR = 414

export const abroad = {
  'service-international-start': { ...size, draw: drawStartAbroad },
  'service-international-assistance': { ...size, draw: drawAssistanceAbroad },
  'service-international-immigration': { ...size, draw: drawImmigration },
  'service-international-verification': { ...size, draw: drawVerificationAbroad },
  'service-international-professional-world': { ...size, draw: drawWorldAbroad },
  'service-global-it': { ...size, line: 1.2, draw: drawGlobalIt },
  'service-employee-trainee': { ...size, draw: drawTrainee },
  'service-talent-acquisition': { ...size, draw: drawAcquisition },
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
    writing(242, 70, [64], 10, ink, 5) +
    stroke('M250 150l34-30 28 16 46-54', { width: LINE * 1.4, color: apricot }) +
    stroke('M242 96V168H384')
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
    ...[blush, sage, sand].map((fill, index) => listRow(186, 70 + index * 58, 176, fill, index === 1)),
    magnifier({ x: 238, y: 160, scale: 1.2 }),
    person({ ...cast.tom, body: 'RoboDanceWB', top: moss, shoes: white }, { x: 112, y: FLOOR + 3, scale: 0.134 }),
    person(
      { ...cast.amara, body: 'ShirtPantsBW', bottom: paper, shoes: apricot },
      { x: 432, y: FLOOR + 2, scale: 0.122, flip: true },
    ),
    ground(20, 500, FLOOR),
  ].join('')
}
