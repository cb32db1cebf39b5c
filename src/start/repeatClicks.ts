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
      // Only a click of the visitor's own moves the focus.
      if (there instanceof HTMLElement) there.focus()
      return
    }
  }
}

/** Of a double click: meant for the page before. */
function dropSecond(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a, [type=submit]')) event.preventDefault()
}

/** As Enter pressed twice: React is deaf until the view transition to the link's page runs, and browsers would load it. */
function isUnderWay({ target }: MouseEvent) {
  const link = document.activeViewTransition && target instanceof Element && target.closest('a')
  return link && link.href === location.href
}

export function repeatClicks() {
  let pressed: EventTarget | null
  addEventListener('pointerdown', ({ target }) => (pressed = target), true)
  addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 || isUnderWay(event)) dropSecond(event)
      // One that began on the page before was meant for it.
      else if (event.target === document.documentElement && pressed === event.target) void repeat(event)
    },
    true,
  )
}
