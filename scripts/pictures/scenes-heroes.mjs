import { ink, paper, white, apricot, sage, sand, moss, blush } from './palette.mjs'
import { cast, person } from './people.mjs'
import { five } from './scenes-consultants.mjs'
import { LINE, circle, block, arch, dome, quarter, sheet, ring, stroke, ground, writing, rays } from './shapes.mjs'
import { cv, suitcase, pin, plane, cup, plant } from './props.mjs'
import { desk, chair, stool, speech, globe, listRow } from './furniture.mjs'

export const heroes = {
  'hero-hire': { width: 640, height: 560, line: 0.9, draw: drawHire },
  'hero-global': { width: 640, height: 560, draw: drawGlobal },
  'hero-coaching': { width: 640, height: 560, draw: drawCoaching },
  'hero-ai': { width: 640, height: 560, draw: drawShortlist },
  'why-choose': { width: 640, height: 520, draw: drawWhy },
  'about-team': { width: 720, height: 480, line: 0.72, draw: drawTeam },
}

function drawHire() {
  return [
    arch(436, 530, 330, 500, sage),
    circle(112, 138, 84, apricot),
    dome(170, 530, 150, sand),
    plant({ x: 594, y: 530, scale: 0.92 }),
    person(
      { ...cast.anjali, body: 'BlazerPantsWB', jacket: white, top: blush },
      { x: 508, y: 531, scale: 0.168, flip: true },
    ),
    person({ ...cast.jonas, body: 'RoboDanceBW', bottom: sand }, { x: 168, y: 533, scale: 0.17 }),
    person({ ...cast.malik, body: 'WalkingWB', top: apricot }, { x: 396, y: 533, scale: 0.166, flip: true }),
    cv({ x: 302, y: 262, turn: 8, scale: 0.84 }),
    ground(20, 624, 532),
  ].join('')
}

function drawGlobal() {
  return [
    globe(336, 308, 204, sage),
    circle(556, 116, 60, apricot),
    quarter(40, 532, 150, sand, -90),
    stroke('M88 168Q280 -40 500 92', { dash: '2 9' }),
    plane({ x: 530, y: 104, turn: 30, scale: 0.72 }),
    pin({ x: 88, y: 178, scale: 0.95 }),
    person(
      { ...cast.leila, body: 'EasingWB', jacket: sand, top: white, shoes: apricot },
      { x: 226, y: 533, scale: 0.15 },
    ),
    person({ ...cast.harjit, body: 'BlazerPantsBW', jacket: white, bottom: sand }, { x: 352, y: 535, scale: 0.156 }),
    person({ ...cast.mei, body: 'WalkingWB', top: blush, shoes: white }, { x: 486, y: 535, scale: 0.148, flip: true }),
    suitcase({ x: 82, y: 484, scale: 0.94 }),
    ground(20, 620, 532),
  ].join('')
}

function drawCoaching() {
  return [
    arch(176, 520, 290, 430, sand),
    circle(486, 262, 152, sage),
    speech(212, 46, 150, 84, { content: writing(234, 74, [104, 82, 56], 15) }),
    speech(356, 146, 78, 56, { fill: apricot, tail: 'right', content: writing(372, 168, [46, 30], 13) }),
    chair(132, 372, 520, { fill: apricot, width: 134 }),
    chair(514, 372, 520, { fill: white, width: 134, flip: true }),
    person({ ...cast.ruth, body: 'CrossedLegs', top: moss, shoes: white }, { x: 132, y: 522, scale: 0.18 }),
    person(
      { ...cast.kwame, body: 'CrossedLegs', top: blush, shoes: apricot },
      { x: 514, y: 522, scale: 0.18, flip: true },
    ),
    stroke('M296 452H356M326 452V520M304 520H348', { width: LINE * 1.2 }),
    cup({ x: 324, y: 436, scale: 0.5 }),
    plant({ x: 606, y: 520, scale: 0.56 }),
    ground(20, 630, 521),
  ].join('')
}

function drawShortlist() {
  const rows = [sand, sage, blush, sand].map((fill, index) =>
    listRow(400, 150 + index * 56, 196, fill, index === 1 || index === 2),
  )
  return [
    circle(210, 280, 206, sage),
    quarter(640, 0, 150, sand, 90),
    stroke('M112 92L208 58M208 58L310 104M310 104L400 171M208 58L330 34M330 34L428 64', { width: LINE }),
    ring(112, 92, 13, apricot),
    ring(208, 58, 17, white),
    ring(310, 104, 13, sand),
    ring(330, 34, 9, apricot),
    sheet(380, 64, 236, 330, paper),
    writing(402, 96, [110], 10, ink, 6),
    writing(402, 120, [70], 10),
    ...rows,
    person({ ...cast.omar, body: 'Geek', top: white, accent: sand }, { x: 196, y: 462, scale: 0.335 }),
    plant({ x: 560, y: 458, scale: 0.8 }),
    cup({ x: 452, y: 434, scale: 0.82 }),
    desk(36, 618, 458, 546, apricot),
    ground(20, 624, 547),
  ].join('')
}

function drawWhy() {
  return [
    circle(322, 238, 214, sand),
    arch(150, 494, 190, 300, sage),
    circle(538, 128, 50, apricot),
    rays(538, 128, 62, 78, [-80, -40, 0, 40, 80]),
    person({ ...cast.walter, body: 'CrossedArmsWB', top: moss, shoes: white }, { x: 158, y: 496, scale: 0.154 }),
    person(
      { ...cast.priya, body: 'BlazerPantsBW', jacket: apricot, bottom: white, shoes: sand },
      { x: 318, y: 497, scale: 0.163 },
    ),
    person(
      { ...cast.omar, body: 'ShirtPantsWB', jacket: white, shoes: apricot },
      { x: 474, y: 496, scale: 0.155, flip: true },
    ),
    plant({ x: 584, y: 494, scale: 0.9 }, white),
    ground(24, 620, 495),
  ].join('')
}

function drawTeam() {
  return [
    block(48, 112, 624, 346, sage, 173),
    circle(118, 118, 74, apricot),
    dome(590, 458, 112, sand),
    person(
      { ...five.eleanor, body: 'BlazerPantsBW', jacket: apricot, bottom: blush },
      { x: 372, y: 461, scale: 0.134 },
    ),
    person({ ...five.claire, body: 'ShirtBW', bottom: sand, shoes: apricot }, { x: 486, y: 460, scale: 0.134 }),
    person({ ...five.rohan, body: 'CrossedArmsWB', top: white }, { x: 258, y: 460, scale: 0.138 }),
    stool(108, 345, 458, 112),
    person({ ...five.grace, body: 'CrossedLegs', top: moss, shoes: white }, { x: 104, y: 460, scale: 0.137 }),
    person(
      { ...five.yusuf, body: 'WalkingWB', top: paper, shoes: apricot },
      { x: 590, y: 460, scale: 0.136, flip: true },
    ),
    plant({ x: 676, y: 458, scale: 0.8 }),
    ground(24, 700, 459),
  ].join('')
}
