interface Framed {
  parent: Framed
  location: { origin: string }
}

function originOf({ location }: Framed): string | undefined {
  try {
    return location.origin
  } catch {
    // The browser keeps the address of another site's window to itself.
    return undefined
  }
}

/**
 * Whether a page of another site, or one that hides where it is from, shows this one in a frame, at any depth. Takes the
 * window. A frame of the site's own is none: the wall of states, Storybook.
 */
export function isFramedElsewhere(own: Framed = globalThis.window): boolean {
  for (let inner = own; inner.parent !== inner; inner = inner.parent) {
    if (originOf(inner.parent) !== own.location.origin) return true
  }
  return false
}
