const layoutStyles = { 'content-visibility': 'visible', 'contain-intrinsic-size': 'none' }

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
}

/** Retries stylesheets that failed to load. Returns whether all have loaded now. */
async function loadStyles(): Promise<boolean> {
  const retries = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => !sheet)
    .map(async (failed) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.crossOrigin = ''
      link.href = failed.href
      const settled = new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      })
      failed.replaceWith(link)
      await settled
      return link.sheet !== null
    })
  return (await Promise.all(retries)).every(Boolean)
}

/**
 * Lays out what is below the first screen, a part in each idle moment. The inlined critical styles stay: removing them
 * would reorder the layers and lay out the whole page again.
 */
export async function layOutBelowFold(): Promise<void> {
  await loaded()
  if (!(await loadStyles())) return
  const parts = [...document.querySelectorAll<HTMLElement>('main > div > *, main ~ *')]
  for (const { style } of parts) {
    await idle()
    for (const [property, value] of Object.entries(layoutStyles)) style.setProperty(property, value)
  }
  document.getElementById('later')?.remove()
  for (const { style } of parts) for (const property of Object.keys(layoutStyles)) style.removeProperty(property)
}
