/** The browser reports a resting pointer only once, before the site listens. */
export function repeatHover() {
  if (!matchMedia('(hover: hover)').matches) return
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}
