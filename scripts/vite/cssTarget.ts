/** The first browsers with all that the site needs: `light-dark()`, `:popover-open`, `AbortSignal.any()`. */
export const cssTarget = ['chrome123', 'firefox125', 'safari17.5']
