import { expect, test } from 'vitest'
import { isFramedElsewhere } from './isFramedElsewhere'

type Framed = NonNullable<Parameters<typeof isFramedElsewhere>[0]>

/** Stands for a window whose address the browser keeps to itself. */
const hidden = 'hidden'

/** A window in another one, or the outermost where none is given. */
function windowOf(origin: string, parent?: Framed): Framed {
  const location = {
    get origin() {
      if (origin === hidden) throw new DOMException('Blocked a frame from accessing a cross-origin frame.')
      return origin
    },
  }
  const own = { location, parent: parent as Framed }
  if (!parent) own.parent = own
  return own
}

const [own, other] = ['https://alderway.example', 'https://evil.example']

test.each([
  ['a window of its own', [own], false],
  ['a frame of its own site', [own, own], false],
  ['a frame in a frame of its own site', [own, own, own], false],
  ['a frame of another site', [hidden, own], true],
  ['a frame of another site that can be seen', [other, own], true],
  ['its own site’s frame in one of another site', [hidden, own, own], true],
  ['another site’s frame in one of its own', [own, hidden, own], true],
] as const)('%s, from the outermost: %j', (_, origins, framed) => {
  const innermost = origins.reduce<Framed | undefined>((parent, origin) => windowOf(origin, parent), undefined)
  expect(isFramedElsewhere(innermost)).toBe(framed)
})
