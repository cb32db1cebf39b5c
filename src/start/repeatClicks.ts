/** Longer than any view transition. */
const maxFrames = 60

/** Repeats a click once the snapshots of the view transition, which take none, are gone. */
async function repeat(event: MouseEvent) {
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

/** The second click of a double click was meant for the page before. */
export function repeatClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const { target, detail } = event
      if (detail < 2) {
        if (target === document.documentElement) void repeat(event)
      } else if (target instanceof Element && target.closest('a, [type=submit]')) event.preventDefault()
    },
    true,
  )
}
