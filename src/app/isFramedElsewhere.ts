interface Frame {
  parent: Frame
  location: { origin: string }
}

function readOrigin({ location }: Frame): string | undefined {
  try {
    return location.origin
  } catch {
    // Browsers hide the location of another site's window.
    return undefined
  }
}

/** At any depth, by another or an unknown origin. */
export function isFramedElsewhere(own: Frame = globalThis.window): boolean {
  for (let inner = own; inner.parent !== inner; inner = inner.parent) {
    if (readOrigin(inner.parent) !== own.location.origin) return true
  }
  return false
}
