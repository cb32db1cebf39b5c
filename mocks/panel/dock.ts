/** From this width of the window on, in pixels, the page makes room for the panel. */
const wide = 1024
/** The least width that the page is laid out for beside the panel, in pixels. A narrower one is scaled down to it. */
const pageWidth = 900
/** Width of the panel, in units of the root's font size. */
const panelWidth = 22

const page = new CSSStyleSheet()
page.replaceSync('@media screen { html { margin-right: var(--panel-width) } #root { zoom: var(--docked-zoom) } }')

/** Makes room for the panel beside the page. Returns a function that removes it. */
export function dockPage(): () => void {
  const { style } = document.documentElement

  function update(): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const width = innerWidth >= wide ? Math.min(panelWidth * rem, innerWidth / 2) : 0
    const zoom = width > 0 ? Math.min(1, (innerWidth - width) / pageWidth) : 1
    style.setProperty('--panel-width', `${width}px`)
    style.setProperty('--docked-zoom', zoom.toFixed(3))
    style.setProperty('--docked-right', `${width / zoom}px`)
  }

  update()
  document.adoptedStyleSheets.push(page)
  addEventListener('resize', update)
  return () => {
    removeEventListener('resize', update)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page)
    for (const name of ['--panel-width', '--docked-zoom', '--docked-right']) style.removeProperty(name)
  }
}
