/** The first browsers with `light-dark()`; others show black on white. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']
