import { expect, test } from 'vitest'
import { isFramedElsewhere } from './isFramedElsewhere'

type Frame = NonNullable<Parameters<typeof isFramedElsewhere>[0]>

/** The origin of a window whose location the browser hides. */
const hidden = 'hidden'

/** Returns a window in the given parent, or a top-level window. */
function createWindow(origin: string, parent?: Frame): Frame {
  const location = {
    get origin() {
      if (origin === hidden) throw new DOMException('Blocked a frame from accessing a cross-origin frame.')
      return origin
    },
  }
  const own: Frame = {
    location,
    get parent() {
      return parent ?? own
    },
  }
  return own
}

const [own, other] = ['https://alderway.example', 'https://evil.example']

test.each([
  ['a top-level window', [own], false],
  ['a same-origin frame', [own, own], false],
  ['a same-origin frame in a same-origin frame', [own, own, own], false],
  ['a frame of another site', [hidden, own], true],
  ['a frame of another site with a visible origin', [other, own], true],
  ['a same-origin frame in a frame of another site', [hidden, own, own], true],
  ['a frame of another site in a same-origin frame', [own, hidden, own], true],
] as const)('%s, outermost first: %j', (_, origins, framed) => {
  const innermost = origins.reduce<Frame | undefined>((parent, origin) => createWindow(origin, parent), undefined)
  expect(isFramedElsewhere(innermost)).toBe(framed)
})
