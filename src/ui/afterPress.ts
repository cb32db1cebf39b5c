/** Calls back at once or, while something is pressed, after its click: what a press aims at stays where it is. */
export function afterPress(callback: () => void) {
  const isPressed = document.documentElement.matches(':active')
  if (isPressed) addEventListener('pointerup', () => setTimeout(callback), { once: true })
  else callback()
}
