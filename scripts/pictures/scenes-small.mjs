import { ink, paper, white, apricot, sage, sand, moss, blush } from './palette.mjs'
import { cast, person } from './people.mjs'
import { circle, block, arch, dome, quarter, sheet, stroke, ground, writing, inside } from './shapes.mjs'
import { cv, suitcase, laptop, pin, plane, cup, plant } from './props.mjs'
import { desk, speech, globe, listRow, shield } from './furniture.mjs'

const card = { width: 320, height: 240, line: 0.9 }
const wide = { width: 520, height: 440 }
const call = { width: 320, height: 280, line: 0.66 }
const portrait = { width: 160, height: 160 }

export const smalls = {
  'solution-hire': { ...card, draw: drawHire },
  'solution-train': { ...card, draw: drawTrain },
  'solution-global': { ...card, line: 0.66, draw: drawGlobal },
  'solution-verify': { ...card, draw: drawVerify },
  'hire-us': { ...wide, line: 1.2, draw: drawHireUs },
  contact: { ...wide, line: 1.2, draw: drawContact },
  'cta-candidate': { ...call, draw: drawCandidate },
  'cta-employer': { ...call, draw: drawEmployer },
  'testimonial-1': { ...portrait, draw: drawAnjali },
  'testimonial-2': { ...portrait, draw: drawWalter },
  'testimonial-3': { ...portrait, draw: drawMalik },
}

function drawHire() {
  return [
    arch(112, 240, 184, 216, sage),
    circle(254, 62, 36, apricot),
    inside(
      'hire',
      block(0, 0, 320, 240, ink),
      person({ ...cast.farah, body: 'BlazerBlackTee', jacket: sand }, { x: 110, y: 262, scale: 0.196 }),
    ),
    cv({ x: 246, y: 136, turn: 7, scale: 1.1 }, { mark: 'tick', face: blush }),
  ].join('')
}

function drawTrain() {
  const lesson =
    writing(192, 54, [44], 10, ink, 4) + stroke('M192 120l24-24 20 12 36-40', { width: 3.4, color: apricot })
  return [
    circle(112, 138, 100, sand),
    sheet(172, 32, 124, 108, white),
    lesson,
    inside(
      'train',
      block(0, 0, 320, 240, ink),
      person({ ...cast.harjit, body: 'Explaining', top: white, tint: apricot }, { x: 104, y: 262, scale: 0.19 }),
    ),
    plant({ x: 268, y: 240, scale: 0.66 }),
  ].join('')
}

function drawGlobal() {
  return [
    globe(206, 116, 98, sage),
    plane({ x: 256, y: 52, turn: 24, scale: 0.5 }),
    person({ ...cast.tom, body: 'WalkingWB', top: apricot, shoes: white }, { x: 112, y: 229, scale: 0.074 }),
    suitcase({ x: 186, y: 200, scale: 0.56 }, sand),
    pin({ x: 256, y: 150, scale: 0.56 }),
    ground(24, 300, 228),
  ].join('')
}

function drawVerify() {
  return [
    block(22, 24, 180, 216, sand, 90),
    circle(266, 184, 40, sage),
    inside(
      'verify',
      block(0, 0, 320, 240, ink),
      person({ ...cast.mei, body: 'Sweater', top: white, accent: sage }, { x: 112, y: 268, scale: 0.196 }),
    ),
    shield({ x: 250, y: 108, scale: 1.15 }),
  ].join('')
}

function drawHireUs() {
  return [
    arch(150, 384, 250, 350, sage),
    circle(418, 96, 60, sand),
    ...[sage, blush, sand].map((fill, index) => listRow(292, 92 + index * 58, 204, fill, index === 0)),
    person({ ...cast.ines, body: 'Coffee', top: white, accent: apricot }, { x: 152, y: 386, scale: 0.27 }),
    plant({ x: 454, y: 380, scale: 0.76 }),
    laptop({ x: 336, y: 372, scale: 0.96 }, sand),
    desk(24, 496, 380, 426, apricot),
    ground(14, 508, 427),
  ].join('')
}

function drawContact() {
  return [
    circle(222, 224, 184, sand),
    quarter(506, 20, 104, sage, 90),
    speech(322, 66, 156, 92, { content: writing(346, 98, [104, 84, 50], 16) }),
    speech(350, 196, 120, 64, { fill: apricot, content: writing(370, 222, [76, 48], 14) }),
    inside(
      'contact',
      '<path d="M0 0H520V386H0Z"/>',
      person({ ...cast.kwame, body: 'Paper' }, { x: 206, y: 402, scale: 0.29 }),
    ),
    cup({ x: 404, y: 362, scale: 0.84 }, sage),
    desk(24, 496, 384, 428, white),
    ground(14, 508, 429),
  ].join('')
}

function drawCandidate() {
  return [
    dome(166, 262, 138, sand),
    circle(262, 62, 34, apricot),
    person({ ...cast.zuri, body: 'WalkingWB', top: white, shoes: apricot }, { x: 152, y: 264, scale: 0.085 }),
    cv({ x: 250, y: 160, turn: 8, scale: 0.82 }, { face: sage }),
    plant({ x: 58, y: 262, scale: 0.62 }, white),
    ground(16, 304, 263),
  ].join('')
}

function drawEmployer() {
  return [
    arch(164, 262, 210, 236, sage),
    speech(236, 14, 72, 50, { content: writing(250, 32, [44, 28], 13) }),
    person({ ...cast.ruth, body: 'RestingWB', top: apricot, shoes: white }, { x: 118, y: 264, scale: 0.083 }),
    person(
      { ...cast.jonas, body: 'ShirtPantsBW', bottom: sand, shoes: white },
      { x: 214, y: 264, scale: 0.081, flip: true },
    ),
    plant({ x: 284, y: 262, scale: 0.56 }),
    ground(16, 304, 263),
  ].join('')
}

function drawPortrait(id, look, backdrop, x = 78) {
  const disc = circle(80, 80, 80, backdrop)
  return disc + inside(id, circle(80, 80, 80, ink), person(look, { x, y: 234, scale: 0.186 }))
}

function drawAnjali() {
  return drawPortrait('anjali', { ...cast.anjali, body: 'ShirtCoat', jacket: apricot, top: white }, sage)
}

function drawWalter() {
  return drawPortrait('walter', { ...cast.walter, body: 'ButtonShirt', top: moss }, sand)
}

function drawMalik() {
  return drawPortrait('malik', { ...cast.malik, body: 'BlazerBlackTee', jacket: paper }, blush)
}
