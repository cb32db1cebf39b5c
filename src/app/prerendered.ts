import { safeStorage } from '@/stores/safeStorage'

/** The path of an address below the base, as the routes name it. */
export function pathBelow(pathname: string, baseUrl: string): string {
  return `/${pathname.slice(baseUrl.length).replace(/\/+$/, '')}`
}

/** Whether the in-browser backend will answer as on any other day. Where a state was set, nothing known beforehand counts. */
function isEveryday(): boolean {
  if (!__MOCK_BACKEND__) return true
  const setting = safeStorage('sessionStorage').getItem('alderway.mock') ?? 'scenario=everyday'
  const edits = safeStorage('localStorage').getItem('alderway.mock.data.agency') ?? ''
  return setting === 'scenario=everyday' && !/"done":[1-9]/.test(edits) && globalThis.location.hash === ''
}

/** What a page, or the in-browser backend, reads out of a query: with one of these the site draws something else. */
const meaningful = ['q', 'type', 'level', 'page', 'scenario', 'mock']

function isPlain(search: string): boolean {
  const params = new URLSearchParams(search)
  return !meaningful.some((name) => params.has(name))
}

/**
 * How the document's own content is to be taken over. `path`: the page it shows, and the visitor asked for; undefined
 * where the document is a shell, or stands in for another. `fits`: the site would draw the same at first.
 */
export function readPrerendered(root: HTMLElement, baseUrl: string): { path: string | undefined; fits: boolean } {
  const here = pathBelow(globalThis.location.pathname, baseUrl)
  const path = root.dataset.page === here ? here : undefined
  return { path, fits: path !== undefined && isPlain(globalThis.location.search) && isEveryday() }
}

/** Puts the answers that the prerendered page shows into the cache, as old ones: they are asked for anew. */
export async function takeAnswers(): Promise<void> {
  const text = document.getElementById('answers')?.textContent
  if (!text) return
  const { queryClient } = await import('@/api/queryClient')
  const answers: [string[], unknown][] = JSON.parse(text)
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 0 })
}
