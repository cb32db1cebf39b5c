import type { Plugin } from 'vite'

const stub = '\0alderway:no-cookie-store'

/**
 * Leaves msw's cookie store out of the browser: it asks localStorage while it loads, which throws where storage is
 * refused, and it carries the public-suffix list. No handler of ours reads or sets a cookie.
 */
function noCookieStore() {
  return {
    name: 'alderway:no-cookie-store',
    resolveId: (source: string) => (/[\\/]cookieStore(\.mjs)?$/.test(source) ? stub : null),
    load: (id: string) =>
      id === stub ? 'export const cookieStore = { getCookies: () => [], setCookie: async () => undefined }' : null,
  }
}

/** The same for the build and for the packages that the dev server bundles beforehand. */
export function mswWithoutCookies(): Plugin {
  return {
    ...noCookieStore(),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [noCookieStore()] } } }),
  }
}
