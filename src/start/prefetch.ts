import { pathBelow } from './prerendered'
import { preloadPages } from '@/app/routes'

/** Preloads a page's code when the visitor hovers, focuses or presses a link to it. Returns an unsubscribe function. */
export function prefetchOnIntent(baseUrl: string): () => void {
  function onIntent({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== globalThis.location.origin || !link.pathname.startsWith(baseUrl)) return
    // Rendering the page loads the code again and reports a failure.
    preloadPages(pathBelow(link.pathname, baseUrl)).catch(() => undefined)
  }

  const intents = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent)
  }
}
