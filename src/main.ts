import './styles/global.css'
import { unfinished } from './content/unfinished'
import { loadCode } from './ui/loadCode'

/** Settles when the page has been painted, or soon after where nobody sees it. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
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

/** The stylesheets of the document, before the site adds its own. */
const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

/** Asks once more for each stylesheet that did not come. Gives whether all of them are here. */
async function stylesAreHere(): Promise<boolean> {
  const again = sheets
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
  return (await Promise.all(again)).every(Boolean)
}

/**
 * Lays out what lies below the first screen, part by part. The styles of the first sight stay: without them the layers
 * would be put in order, and all of the page laid out, anew.
 */
async function layOutTheRest(): Promise<void> {
  if (!(await stylesAreHere())) return
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, main ~ *')]
  for (const { style } of parts) {
    await idle()
    for (const [property, value] of Object.entries(laidOut)) style.setProperty(property, value)
  }
  document.getElementById('later')?.remove()
  for (const { style } of parts) for (const property of Object.keys(laidOut)) style.removeProperty(property)
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

/** A sentence and a reload where the site cannot start: in the place of a shell, or at the foot of a page that reads. */
function tellFailure(root: HTMLElement): void {
  const isPage = root.dataset.page !== undefined
  const reload = element('a', unfinished.reload)
  reload.href = ''
  const sentence = element('p', isPage ? unfinished.page : unfinished.shell, ' ', reload)
  sentence.role = 'alert'
  if (isPage) {
    sentence.className = 'unfinished'
    document.body.append(sentence)
  } else {
    const main = element('main', element('h1', unfinished.title), sentence)
    main.className = 'shell'
    root.replaceChildren(main)
  }
}

/** The page is painted before any script of weight runs; then come React and the site, each in a task of its own. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  await firstPaint()
  try {
    await loadCode(() => import('react-dom/client'))
    const { startSite } = await loadCode(() => import('./site'))
    await startSite(root)
  } catch (reason) {
    console.warn('The site could not start:', String(reason))
    tellFailure(root)
  }
}

void start()
if (document.readyState === 'complete') void layOutTheRest()
else addEventListener('load', () => void layOutTheRest(), { once: true })
