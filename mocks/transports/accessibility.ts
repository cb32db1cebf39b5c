declare global {
  interface Window {
    /** Only in frames of the gallery. Returns broken rules of axe, and where first. */
    findAccessibilityProblems?: () => Promise<string[]>
  }
}

/** Only a frame's own code can load axe into it. */
export function offerAccessibilityCheck() {
  window.findAccessibilityProblems = async () => {
    const { default: axe } = await import('axe-core')
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.target.join(' ')})`)
  }
}
