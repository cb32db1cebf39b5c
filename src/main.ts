import './styles/global.css'
import { retryStyles } from './start/retryStyles'
import { answersAttribute, rootId } from './protocol'
import { showFailure } from './start/showFailure'

/** Unlike a deferred script, it does not wait for stylesheets. */
async function documentParsed() {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve))
}

/** Brings the page to life. A prerendered document requests it after the first paint (src/start/inline.ts). */
async function start() {
  await documentParsed()
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`No #${rootId}`)
  const isTooOld = !('canParse' in URL && 'any' in AbortSignal)
  if (isTooOld) return showFailure(root)
  try {
    // One after the other, so that each runs in its own task.
    await import('react-dom/client')
    // Not beside React, which would come later for it.
    if (__MOCK_BACKEND__) void import('../mocks').then(({ prefetchBackend }) => prefetchBackend()).catch(() => {})
    const { startSite } = await import('./start/startSite')
    await startSite(root)
    root.setAttribute(answersAttribute, '')
  } catch (reason) {
    console.warn(reason)
    showFailure(root)
  }
}

void start()
retryStyles()
