interface Frame {
  parent: Frame
  location: { origin: string }
}

/** At any depth, by another or an unknown origin. */
export function isFramedElsewhere(own: Frame = globalThis.window) {
  try {
    for (let inner = own; inner.parent !== inner; inner = inner.parent) {
      if (inner.parent.location.origin !== own.location.origin) return true
    }
    return false
  } catch {
    // Browsers hide the location of another site's window.
    return true
  }
}
