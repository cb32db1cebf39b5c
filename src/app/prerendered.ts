/** Returns a pathname below the base as the routes name it. */
export function pathBelow(pathname: string, baseUrl: string): string {
  return `/${pathname.slice(baseUrl.length).replace(/\/+$/, '')}`
}

/** Query parameters that don't affect the prerendered markup: for statistics, the contact form and the mock's badge. */
const tracker = /^(panel|utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_[ce]id|ref|department)$/

/** Whether a page shows what was prerendered, as far as its query goes. */
export function isPlain(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => tracker.test(name))
}

/** Fills the cache with the responses that the prerendered page shows, marked as stale so that they are fetched again. */
export async function restoreResponses(): Promise<void> {
  const text = document.getElementById('responses')?.textContent
  if (!text) return
  const { queryClient } = await import('@/api/queryClient')
  const responses: [string[], unknown][] = JSON.parse(text)
  for (const [key, data] of responses) queryClient.setQueryData(key, data, { updatedAt: 0 })
}
