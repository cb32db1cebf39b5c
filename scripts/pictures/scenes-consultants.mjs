import { apricot, blush, moss, paper, sage, sand, skins, white } from './palette.mjs'
import { person } from './people.mjs'
import { block, circle, inside } from './shapes.mjs'

/** The names of src/content/consultants.ts. Each fills its square, so that it can be cut round or square at any size. */
export const consultants = {
  'consultant-eleanor': portrait('eleanor', sage, sand, {
    hair: 'GrayMedium',
    face: 'Smile',
    skin: skins.fair,
    tint: white,
    body: 'BlazerBlackTee',
    jacket: apricot,
  }),
  'consultant-rohan': portrait('rohan', sand, moss, {
    hair: 'ShortVolumed',
    face: 'Smile',
    facialHair: 'Chin',
    accessory: 'GlassRound',
    skin: skins.brown,
    body: 'ButtonShirt',
    top: white,
  }),
  'consultant-claire': portrait('claire', blush, paper, {
    hair: 'MediumShort',
    face: 'Smile',
    skin: skins.light,
    body: 'ShirtCoat',
    jacket: sage,
    top: white,
  }),
  'consultant-yusuf': portrait('yusuf', moss, sand, {
    hair: 'Short',
    face: 'Calm',
    facialHair: 'Full',
    skin: skins.tan,
    body: 'Sweater',
    top: paper,
    accent: apricot,
  }),
  'consultant-grace': portrait('grace', sand, blush, {
    hair: 'Afro',
    face: 'Smile',
    skin: skins.deep,
    body: 'ButtonShirt',
    top: moss,
  }),
}

function portrait(id, ground, sun, look) {
  return {
    width: 160,
    height: 160,
    draw: () =>
      inside(
        id,
        block(0, 0, 160, 160, ground),
        block(0, 0, 160, 160, ground) + circle(80, 88, 64, sun) + person(look, { x: 82, y: 258, scale: 0.208 }),
      ),
  }
}
