import type { Plugin } from 'vite'

const noWebSockets = 'class WebSocketInterceptor { apply() {} on() {} dispose() {} }'

/** Modules of the mock's libraries that the browser is better off without, and what stands in for each. */
const standIns: readonly { module: RegExp; code: string }[] = [
  {
    // msw's cookie store asks localStorage while it loads, which throws where storage is refused, and it carries the
    // public-suffix list. No handler of ours reads or sets a cookie.
    module: /[\\/]cookieStore(\.mjs)?$/,
    code: 'export const cookieStore = { getCookies: () => [], setCookie: async () => undefined }',
  },
  {
    // No handler of ours reads a cookie, and this carries the parser of cookies.
    module: /[\\/]getRequestCookies\.mjs$/,
    code: 'export const getAllRequestCookies = () => ({})',
  },
  {
    // The contract has no WebSocket to answer.
    module: /^@mswjs\/interceptors\/WebSocket$/,
    code: `export ${noWebSockets}`,
  },
  {
    // @mswjs/data repeats every change in every other page of the origin, whatever rows that one shows: two tabs in
    // two scenarios would mix. Edits reach other tabs by way of mocks/engine/database/edits.ts.
    module: /[\\/]extensions[\\/]sync$/,
    code: 'export const sync = () => undefined',
  },
  {
    // Handlers made by @mswjs/data: never asked for, and all of graphql hangs on them.
    module: /[\\/]generate(Rest|GraphQL)Handlers$/,
    code: 'export const generateRestHandlers = () => [], generateGraphQLHandlers = () => [], generateGraphQLSchema = () => undefined',
  },
  {
    // The whole of lodash, for one function.
    module: /^lodash$/,
    code: 'export const isFunction = (value) => typeof value === "function"',
  },
  {
    module: /^lodash\/isFunction$/,
    code: 'export default (value) => typeof value === "function"',
  },
  {
    // @mswjs/data gives every path as an array of keys.
    module: /^lodash\/get$/,
    code: 'export default (object, path) => path.reduce((value, key) => value?.[key], object)',
  },
  {
    module: /^lodash\/set$/,
    code: `export default (object, path, value) => {
      const parent = path.slice(0, -1).reduce((inner, key) => (inner[key] ??= {}), object)
      parent[path.at(-1)] = value
      return object
    }`,
  },
  {
    module: /^lodash\/has$/,
    code: 'export default (object, path) => path.every((key) => object != null && Object.hasOwn(object, key) && ((object = object[key]), true))',
  },
  {
    // The whole of date-fns, to compare two dates.
    module: /^date-fns$/,
    code: 'export const compareAsc = (one, other) => Math.sign(one - other)',
  },
  {
    // @mswjs/data tells of its every step to who debugs it.
    module: /^debug$/,
    code: 'export const debug = () => () => undefined',
  },
  {
    // Makes the name of a database, which only the repeating of changes asks for.
    module: /^md5$/,
    code: 'export default (text) => text',
  },
]

/**
 * Parts of msw/browser, which carries its own copies of other packages in one file, and what stands in for each: what
 * answers where there is no service worker, which is our answerInPage, and WebSockets.
 */
const parts: readonly { title: RegExp; code: string }[] = [
  { title: /interceptors\/WebSocket\/index\.mjs$/, code: noWebSockets },
  { title: /browser\/XMLHttpRequest-\w+\.mjs$/, code: '' },
  { title: /browser\/fetch-\w+\.mjs$/, code: '' },
  { title: /fallback-http-source\.ts$/, code: 'class FallbackHttpSource {}' },
]

/** Takes those parts out of the file: each begins with a comment that names where it came from. */
function cutParts(code: string): string {
  const sections = code.split(/^(?=\/\/ (?:node_modules|src)\/)/m)
  for (const { title, code } of parts) {
    const index = sections.findIndex((section) => title.test(section.split('\n', 1)[0] ?? ''))
    if (index < 0) throw new Error(`msw/browser has no part ${title} to leave out: see scripts/vite/leanMock.ts`)
    sections[index] = `${code}\n`
  }
  return sections.join('')
}

const prefix = '\0alderway:stand-in-'
/** Only what these packages import is replaced: others may want the real lodash. */
const mockLibrary = /[\\/]node_modules[\\/](msw|@mswjs)[\\/]/

function standIn() {
  const used = new Set<number>()
  let hasBrowserMock = false
  return {
    name: 'alderway:lean-mock',
    resolveId(source: string, importer?: string) {
      if (!importer || !mockLibrary.test(importer)) return null
      const index = standIns.findIndex(({ module }) => module.test(source))
      if (index < 0) return null
      used.add(index)
      return prefix + index
    },
    load: (id: string) => (id.startsWith(prefix) ? (standIns[Number(id.slice(prefix.length))]?.code ?? null) : null),
    transform(code: string, id: string) {
      if (!/[\\/]msw[\\/]lib[\\/]browser[\\/]index\.mjs$/.test(id)) return null
      hasBrowserMock = true
      return cutParts(code)
    },
    /** Fails a build with the whole mock in which a replacement matches nothing, as after an update of its libraries. */
    generateBundle() {
      const unused = standIns.filter((_, index) => !used.has(index)).map(({ module }) => String(module))
      if (hasBrowserMock && unused.length > 0) {
        throw new Error(`No import matches ${unused.join(', ')}: remove it from scripts/vite/leanMock.ts`)
      }
    },
  }
}

/** Leaves those modules out of the build, and out of the packages that the dev server bundles beforehand. */
export function leanMock(): Plugin {
  return {
    ...standIn(),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [standIn()] } } }),
  }
}
