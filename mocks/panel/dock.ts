/** From this width of the window on, in pixels, the page makes room for the panel. */
const wide = 1024
/** The least width that the page is laid out for on a wide screen, in pixels. A narrower one is scaled down to it. */
const pageWidth = 900

const page = new CSSStyleSheet()
page.replaceSync(`
  @media screen and (width >= ${wide}px) {
    html[data-docked='right'] { margin-right: var(--panel-width); }
    html[data-docked='left'] { margin-left: var(--panel-width); }
    html[data-docked] #root { zoom: var(--docked-zoom); }
  }
`)

/** The most that the panel may take of the window. */
function limit(size: number, available: number): number {
  return Math.round(Math.min(Math.max(size, 288), available / 2))
}

/** Gives the panel its size, and the page the room beside it. Returns a function that gives the page all of it again. */
export function dockPage(side: 'left' | 'right', width: number, height: number): () => void {
  const { style, dataset } = document.documentElement
  if (!document.adoptedStyleSheets.includes(page)) document.adoptedStyleSheets.push(page)

  function update(): void {
    const panel = limit(width, innerWidth)
    const isDocked = innerWidth >= wide
    const zoom = isDocked ? Math.min(1, (innerWidth - panel) / pageWidth) : 1
    style.setProperty('--panel-width', `${panel}px`)
    style.setProperty('--docked-zoom', zoom.toFixed(3))
    for (const edge of ['left', 'right']) {
      style.setProperty(`--docked-${edge}`, isDocked && edge === side ? `${panel / zoom}px` : '0px')
    }
    if (height > 0) style.setProperty('--panel-height', `${Math.min(height, innerHeight - 96)}px`)
  }

  update()
  dataset.docked = side
  addEventListener('resize', update)
  return () => {
    removeEventListener('resize', update)
    delete dataset.docked
    for (const name of ['--panel-width', '--panel-height', '--docked-zoom', '--docked-left', '--docked-right']) {
      style.removeProperty(name)
    }
  }
}
