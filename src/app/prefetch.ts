import { pathBelow } from './prerendered'
import { preloadPages } from './routes'

/** Fetches the code of the page that a link leads to as soon as the visitor reaches for the link. Gives how to stop. */
export function prefetchOnIntent(baseUrl: string): () => void {
  function onIntent({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== globalThis.location.origin || !link.pathname.startsWith(baseUrl)) return
    // Code that does not come now is asked for again, and missed, when the visitor goes there.
    preloadPages(pathBelow(link.pathname, baseUrl)).catch(() => undefined)
  }

  const intents = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent)
  }
}
