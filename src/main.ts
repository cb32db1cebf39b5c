import './styles/global.css'

/** Settles when the page has been painted, or soon after where nobody sees it. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
}

const laidOut = { 'content-visibility': 'visible', 'contain-intrinsic-size': 'none' }

/** Lays out what lies below the first screen, part by part, and leaves the page to its stylesheets. */
async function layOutTheRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, main ~ *')]
  for (const { style } of parts) {
    await idle()
    for (const [property, value] of Object.entries(laidOut)) style.setProperty(property, value)
  }
  document.getElementById('first-sight')?.remove()
  for (const { style } of parts) for (const property of Object.keys(laidOut)) style.removeProperty(property)
}

/** The page is painted before any script of weight runs; then come React and the site, each in a task of its own. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  await firstPaint()
  await import('react-dom/client')
  const { startSite } = await import('./site')
  startSite(root)
}

void start()
if (document.readyState === 'complete') void layOutTheRest()
else addEventListener('load', () => void layOutTheRest(), { once: true })
