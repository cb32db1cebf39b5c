import { responsesId } from '@/protocol'

/** A link may be to a page's file, without the base's slash, encoded, with two slashes, or end with a sentence's full stop. */
export function correctAddress(baseUrl: string) {
  const { origin, pathname, search, hash } = location
  const plain = pathname.replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent)
  const path = plain
    .replaceAll(/\/+/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(?:[.,;:!)'"]|%(?:20|3E))+$/i, '')
  const shown = `${path}/` === baseUrl ? baseUrl : path
  if (shown !== pathname) history.replaceState(null, '', origin + shown + search + hash)
}

export function pathBelow(pathname: string, baseUrl: string) {
  return `/${pathname.slice(baseUrl.length).replace(/\/+$/, '')}`
}

/** Query parameters that don't affect the markup: of statistics, the contact form, the mock's badge. */
const ignoredParams = /^(panel|utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|mc_[ce]id|ref|department)$/

export function isPlain(search: string) {
  return [...new URLSearchParams(search).keys()].every((name) => ignoredParams.test(name))
}

/** Fills the cache with the prerendered responses, as stale ones. Returns false if they could not be loaded. */
export async function restoreResponses() {
  const link = document.querySelector<HTMLLinkElement>(`#${responsesId}`)
  if (!link) return true
  try {
    const { default: responses }: { default: [string[], unknown][] } = await import(/* @vite-ignore */ link.href)
    const { queryClient } = await import('@/api/queryClient')
    for (const [key, data] of responses) queryClient.setQueryData(key, data, { updatedAt: 0 })
    return true
  } catch {
    return false
  }
}
