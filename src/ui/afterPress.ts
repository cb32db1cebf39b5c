/** Calls back at once or, while something is pressed, after its click: what a press aims at stays where it is. */
export function afterPress(callback: () => void) {
  if (document.querySelector(':active')) addEventListener('pointerup', () => setTimeout(callback), { once: true })
  else callback()
}
