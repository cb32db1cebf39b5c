import { pathBelow } from './prerendered'
import { preloadPages } from '@/app/routes'

export function prefetchOnIntent(baseUrl: string) {
  function onIntent({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(baseUrl)) return
    // Rendering the page reports a failure.
    preloadPages(pathBelow(link.pathname, baseUrl)).catch(() => undefined)
  }

  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, onIntent)
}
