/** The path and query of a URL, without its host. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, globalThis.location.href)
  return pathname + search
}
