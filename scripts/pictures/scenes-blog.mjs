import { ink, paper, white, apricot, sage, sand, moss, blush } from './palette.mjs'
import { cast, person } from './people.mjs'
import {
  circle,
  block,
  arch,
  dome,
  quarter,
  pebble,
  sheet,
  stroke,
  writing,
  badge,
  group,
  inside,
  rays,
} from './shapes.mjs'
import { cv, contract, suitcase, passport, laptop, calendar, pin, plane, cup, bars, plant } from './props.mjs'
import { speech, globe, listRow, magnifier, shield, books } from './furniture.mjs'

const draws = [
  cvPage,
  interview,
  calendarDay,
  growth,
  abroad,
  agreement,
  morning,
  remote,
  shortlist,
  checked,
  letters,
  learning,
  papers,
  firstDay,
]

/** One pen for all covers, and a finer one where people stand: theirs. */
const withPeople = [interview, remote, learning, firstDay]

export const blogs = Object.fromEntries(
  draws.map((draw, index) => [
    `blog-${index + 1}`,
    {
      width: 640,
      height: 360,
      line: withPeople.includes(draw) ? 1.1 : 1.4,
      draw: () => cover(`cover${index + 1}`, draw()),
    },
  ]),
)

function cover(id, [ground, ...content]) {
  return inside(id, block(0, 0, 640, 360, ink), block(0, 0, 640, 360, ground) + content.join(''))
}

function cvPage() {
  return [
    sage,
    circle(470, 190, 210, apricot),
    cv({ x: 300, y: 196, turn: -7, scale: 2.3 }, { face: sand }),
    stroke('M420 300L520 130l22 13-100 170-28 16z', { fill: white }),
    stroke('M510 147l22 13'),
  ]
}

function interview() {
  return [
    sand,
    dome(180, 360, 170, sage),
    dome(470, 360, 170, apricot),
    speech(250, 44, 140, 78, { content: writing(272, 72, [96, 64], 18) }),
    person({ ...cast.ines, body: 'BlazerBlackTee', jacket: white }, { x: 168, y: 366, scale: 0.24 }),
    person({ ...cast.kwame, body: 'ArmsCrossed' }, { x: 474, y: 366, scale: 0.25, flip: true }),
  ]
}

function calendarDay() {
  return [
    apricot,
    quarter(0, 360, 250, sand, -90),
    calendar({ x: 320, y: 190, turn: -5, scale: 2.2 }, { marked: 6 }),
    circle(560, 80, 44, sage),
  ]
}

function growth() {
  return [
    paper,
    block(0, 250, 640, 110, sage),
    circle(520, 110, 70, apricot),
    bars({ x: 120, y: 300, scale: 1.9 }, [34, 58, 50, 82, 108], [white, sand, moss, sand, apricot]),
    stroke('M130 180L210 130 280 150 350 92 420 48', { width: 4 }),
    plant({ x: 540, y: 300, scale: 1.2 }, white),
  ]
}

function abroad() {
  return [
    sand,
    globe(470, 230, 230, sage),
    stroke('M60 290Q170 60 400 96', { dash: '2 10', width: 3 }),
    plane({ x: 424, y: 100, turn: 24, scale: 1.3 }),
    pin({ x: 60, y: 300, scale: 1.2 }),
  ]
}

/** Two sleeves meeting, the plainest of handshakes. */
function agreement() {
  const hands =
    stroke('M236 150L300 132Q330 126 356 142L426 190Q436 202 426 212Q416 220 404 212L350 176', { fill: '#DDA479' }) +
    stroke(
      'M404 150L352 138Q322 140 296 168Q284 184 298 190Q314 194 332 176L356 178L410 220Q416 232 404 238Q394 242 384 234Q386 248 374 252Q364 254 356 246Q352 258 340 256Q330 254 326 246L236 210',
      { fill: '#F3C9A9' },
    )
  return [
    sage,
    circle(320, 186, 160, sand),
    hands,
    sheet(-20, 118, 224, 124, apricot),
    sheet(204, 130, 34, 100, white),
    sheet(436, 118, 224, 124, ink),
    sheet(404, 130, 34, 116, white),
  ]
}

function morning() {
  return [
    blush,
    circle(180, 140, 96, apricot),
    block(0, 290, 640, 70, sand),
    stroke('M0 290H640', { width: 3 }),
    laptop({ x: 250, y: 300, scale: 2.2 }, sage),
    cup({ x: 490, y: 246, scale: 1.9 }),
  ]
}

function remote() {
  return [
    sage,
    arch(200, 360, 300, 330, sand),
    person({ ...cast.malik, body: 'Geek', top: apricot, accent: white }, { x: 220, y: 366, scale: 0.28 }),
    plant({ x: 540, y: 360, scale: 1.6 }, white),
  ]
}

function shortlist() {
  const rows = [sage, blush, sand].map((fill, index) => listRow(0, index * 58, 250, fill, index === 1))
  return [
    sand,
    quarter(640, 0, 260, apricot, 90),
    group(rows.join(''), { x: 110, y: 58, scale: 1.4 }),
    magnifier({ x: 500, y: 226, scale: 1.9 }, sage),
  ]
}

function checked() {
  return [
    apricot,
    circle(320, 180, 140, sand),
    contract({ x: 240, y: 186, turn: -6, scale: 2.1 }),
    shield({ x: 410, y: 200, scale: 2 }, sage, ink),
  ]
}

function letters() {
  const envelope = sheet(-120, -76, 240, 152, white) + stroke('M-118 -74L0 22 118 -74')
  return [
    sage,
    pebble(320, 190, [260, 170, 180, 240, 270, 180, 170, 250], sand),
    group(envelope, { x: 320, y: 196, turn: -5 }),
    badge(430, 116, 36, apricot),
  ]
}

function learning() {
  return [
    sand,
    circle(430, 180, 170, sage),
    person({ ...cast.ruth, body: 'Coffee', top: blush, accent: apricot }, { x: 420, y: 366, scale: 0.25, flip: true }),
    books({ x: 170, y: 330, scale: 2 }),
    stroke('M20 331H280', { width: 3 }),
  ]
}

function papers() {
  return [
    paper,
    block(0, 0, 320, 360, apricot),
    passport({ x: 230, y: 190, turn: -8, scale: 2.4 }, sage),
    suitcase({ x: 450, y: 216, scale: 1.7 }, sand),
    stroke('M340 300H600', { width: 3 }),
  ]
}

function firstDay() {
  return [
    sage,
    arch(320, 360, 240, 320, apricot),
    person({ ...cast.nia, body: 'DotJacket', jacket: white }, { x: 316, y: 366, scale: 0.25 }),
    rays(320, 160, 176, 196, [-160, -130, -100, -80, -50, -20]),
    plant({ x: 110, y: 360, scale: 1.3 }, sand),
  ]
}
