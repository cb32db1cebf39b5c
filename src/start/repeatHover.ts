/** Enters what a resting pointer is over: the browser tells nobody again after the site has started to listen. */
export function repeatHover(): void {
  if (!globalThis.matchMedia('(hover: hover)').matches) return
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}
