declare global {
  interface Window {
    /** Only in frames of the gallery. Returns the rules of axe that the page breaks. */
    findAccessibilityProblems?: () => Promise<string[]>
  }
}

/** Only a frame's own code can load axe into it. */
export function offerAccessibilityCheck(): void {
  globalThis.window.findAccessibilityProblems = async () => {
    const { default: axe } = await import('axe-core')
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id }) => id)
  }
}
