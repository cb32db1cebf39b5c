import './styles/global.css'
import { unfinished } from './content/unfinished'
import { loadCode } from './ui/loadCode'

/** Settles when the whole document is there. Its stylesheet may still load, which scripts that are not async would wait for. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      if (document.readyState !== 'loading') resolve()
    }
    document.addEventListener('readystatechange', check)
    check()
  })
}

/**
 * Settles at the first paint; at once if there may be none, because the page is hidden, still an empty shell, or in a frame,
 * which is not painted while it is out of sight.
 */
function firstPaint(isPrerendered: boolean): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      if (document.hidden) resolve()
    }
    if (
      !isPrerendered ||
      globalThis.self !== globalThis.top ||
      !PerformanceObserver.supportedEntryTypes.includes('paint')
    )
      resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', check)
    check()
  })
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
}

const layoutStyles = { 'content-visibility': 'visible', 'contain-intrinsic-size': 'none' }

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
async function layOutBelowFold(): Promise<void> {
  if (!(await loadStyles())) return
  const parts = [...document.querySelectorAll<HTMLElement>('main > div > *, main ~ *')]
  for (const { style } of parts) {
    await idle()
    for (const [property, value] of Object.entries(layoutStyles)) style.setProperty(property, value)
  }
  document.getElementById('later')?.remove()
  for (const { style } of parts) for (const property of Object.keys(layoutStyles)) style.removeProperty(property)
}

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** Shows a sentence and a reload link if the site cannot start: instead of a shell, or below a prerendered page. */
function showFailure(root: HTMLElement): void {
  const isPrerendered = root.dataset.page !== undefined
  const reload = createElement('a', unfinished.reload)
  reload.href = ''
  const sentence = createElement('p', isPrerendered ? unfinished.page : unfinished.shell, ' ', reload)
  sentence.role = 'alert'
  if (isPrerendered) {
    sentence.className = 'unfinished'
    document.body.append(sentence)
  } else {
    const main = createElement('main', createElement('h1', unfinished.title), sentence)
    main.className = 'shell'
    root.replaceChildren(main)
  }
}

/** Starts after the first paint, and loads React and the site one after the other so that each runs in its own task. */
async function start(): Promise<void> {
  await parsed()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  await firstPaint(root.dataset.page !== undefined)
  if (__MOCK_BACKEND__) void import('../mocks').then(({ prefetchBackend }) => prefetchBackend()).catch(() => undefined)
  try {
    await loadCode(() => import('react-dom/client'))
    const { startSite } = await loadCode(() => import('./site'))
    await startSite(root)
  } catch (reason) {
    console.warn('The site could not start:', String(reason))
    showFailure(root)
  }
}

void start()
if (document.readyState === 'complete') void layOutBelowFold()
else addEventListener('load', () => void layOutBelowFold(), { once: true })
