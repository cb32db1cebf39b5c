import './styles/global.css'
import { documentParsed } from './app/documentParsed'
import { layOutBelowFold } from './app/layOutBelowFold'
import { showFailure } from './app/showFailure'
import { loadCode } from './ui/loadCode'

/** Brings the page to life. A prerendered document requests it after the first paint (src/early.js). */
async function start(): Promise<void> {
  await documentParsed()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  try {
    // One after the other, so that each runs in its own task.
    await loadCode(() => import('react-dom/client'))
    // Not beside React, which would come later for it.
    if (__MOCK_BACKEND__)
      void import('../mocks').then(({ prefetchBackend }) => prefetchBackend()).catch(() => undefined)
    const { startSite } = await loadCode(() => import('./app/startSite'))
    await startSite(root)
  } catch (reason) {
    console.warn('The site could not start:', String(reason))
    showFailure(root)
  }
}

void start()
void layOutBelowFold()
