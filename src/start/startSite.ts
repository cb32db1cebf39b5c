import { backendReady } from '@/api/ready'
import { subscribeToOtherTabs } from '@/stores/auth'
import { safeStorage } from '@/stores/safeStorage'
import { connectBackend, loadMock, prepareSession } from './connectBackend'
import { prefetchOnIntent } from './prefetch'
import { correctAddress, pathBelow } from './prerendered'
import { pageAttribute } from '@/protocol'
import { preloadPages } from '@/app/routes'
import { repeatClicks } from './repeatClicks'
import { showPage } from './showPage'
import { setTrust } from './trustedTypes'

const baseUrl = import.meta.env.BASE_URL

/** Until what Tab has scrolled to is laid out, which moves it. Browsers take a corner of a card for all of it. */
async function keepInView(root: HTMLElement) {
  for (let frame = 0; frame < 12; frame += 1) {
    // The bar, unlike the heads of sections, is always in view.
    root.querySelector(':focus:not(header:not(main *) *)')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    await new Promise(requestAnimationFrame)
  }
}

/** Rejects if nothing can be rendered. */
export async function startSite(root: HTMLElement) {
  correctAddress(baseUrl)
  const path = pathBelow(location.pathname, baseUrl)
  const code = preloadPages(path).then(
    () => true,
    () => false,
  )

  const mock = __MOCK_BACKEND__ ? await loadMock() : undefined
  setTrust(mock && baseUrl + mock.workerScript)
  if (mock?.galleryPath === path.toLowerCase()) return mock.showGallery(root, baseUrl, safeStorage('localStorage'))
  if (mock) prepareSession(mock)

  const isEveryday = !mock || mock.isEverydayState((key) => safeStorage('sessionStorage').getItem(key))
  // A scenario may sign in, which the admin area's guard must know.
  const isGuardEarly = !root.hasAttribute(pageAttribute) && !isEveryday
  const ready = code.then(async (hasCode) => {
    if (isGuardEarly) await backendReady().catch(() => undefined)
    return hasCode
  })
  const shown = showPage(root, { path, isEveryday, ready })
  if (mock) connectBackend(mock, shown)

  subscribeToOtherTabs()
  addEventListener('keyup', ({ key, ctrlKey }) => {
    if (key === 'Tab' && !ctrlKey) void keepInView(root)
  })
  prefetchOnIntent(baseUrl)
  repeatClicks()
  await shown
  // Nothing waits for the network any more. A picture of the whole page, and a visitor who scrolls fast, miss none.
  for (const image of document.images) image.loading = 'eager'
}
