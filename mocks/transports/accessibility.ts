declare global {
  interface Window {
    /** Only in frames of the gallery: returns the rules of axe that the page breaks. */
    findAccessibilityProblems?: () => Promise<string[]>
  }
}

/** Offers the gallery to check this frame: axe must run in the frame, and only the frame's own code can load it there. */
export function offerAccessibilityCheck(): void {
  globalThis.window.findAccessibilityProblems = async () => {
    const { default: axe } = await import('axe-core')
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id }) => id)
  }
}
