import { apricot, blush, moss, paper, sage, sand, skins, white } from './palette.mjs'
import { person } from './people.mjs'
import { block, circle, inside } from './shapes.mjs'

/** The five of src/content/consultants.ts, wherever they are drawn. */
export const five = {
  eleanor: { hair: 'GrayMedium', face: 'Smile', skin: skins.fair, tint: white },
  rohan: { hair: 'ShortVolumed', face: 'Smile', facialHair: 'Chin', accessory: 'GlassRound', skin: skins.brown },
  claire: { hair: 'MediumShort', face: 'Smile', skin: skins.light },
  yusuf: { hair: 'Short', face: 'Calm', facialHair: 'Full', skin: skins.tan },
  grace: { hair: 'Afro', face: 'Smile', skin: skins.deep },
}

const { eleanor, rohan, claire, yusuf, grace } = five

export const consultants = {
  'consultant-eleanor': portrait('eleanor', sage, sand, { ...eleanor, body: 'BlazerBlackTee', jacket: apricot }),
  'consultant-rohan': portrait('rohan', sand, moss, { ...rohan, body: 'ButtonShirt', top: white }),
  'consultant-claire': portrait('claire', blush, paper, { ...claire, body: 'ShirtCoat', jacket: sage, top: white }),
  'consultant-yusuf': portrait('yusuf', moss, sand, { ...yusuf, body: 'Sweater', top: paper, accent: apricot }),
  'consultant-grace': portrait('grace', sand, blush, { ...grace, body: 'ButtonShirt', top: moss }),
}

/** Each fills its square, so that it can be cut round or square at any size. */
function portrait(id, ground, sun, look) {
  const square = block(0, 0, 160, 160, ground)
  const content = square + circle(80, 88, 64, sun) + person(look, { x: 82, y: 258, scale: 0.208 })
  return { width: 160, height: 160, draw: () => inside(id, square, content) }
}
