/** Longer than any change of pages. */
const maxFrames = 60

/** Repeats a click on what is there once the page's pictures, which take no clicks, are gone. */
async function repeat(event: MouseEvent): Promise<void> {
  document.activeViewTransition?.skipTransition()
  for (let frame = 0; frame < maxFrames; frame += 1) {
    await new Promise(requestAnimationFrame)
    const there = document.elementFromPoint(event.clientX, event.clientY)
    if (there && there !== document.documentElement) {
      there.dispatchEvent(new MouseEvent(event.type, event))
      return
    }
  }
}

/** The second half of a double click is for the page that has left. */
export function repeatClicks(): void {
  addEventListener('click', (event) => {
    if (event.target === document.documentElement && event.detail < 2) void repeat(event)
  })
}
