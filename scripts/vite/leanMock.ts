import type { Plugin } from 'vite'

/** Modules of the mock's libraries that the browser does not need, and what replaces each. */
const standIns: readonly { module: RegExp; code: string }[] = [
  {
    // msw's cookie store reads localStorage on load, which throws if storage is blocked, and includes the
    // public-suffix list. Our handlers use no cookies.
    module: /[\\/]cookieStore(\.mjs)?$/,
    code: 'export const cookieStore = { getCookies: () => [], setCookie: async () => undefined }',
  },
  {
    // Includes a cookie parser. Our handlers use no cookies.
    module: /[\\/]getRequestCookies\.mjs$/,
    code: 'export const getAllRequestCookies = () => ({})',
  },
  {
    // The contract has no WebSocket.
    module: /^@mswjs\/interceptors\/WebSocket$/,
    code: 'export class WebSocketInterceptor { apply() {} on() {} dispose() {} }',
  },
  {
    // @mswjs/data repeats every change in every page of the origin, whatever its dataset: the rows of two tabs in two
    // scenarios would mix. mocks/engine/database/edits.ts brings edits to other tabs.
    module: /[\\/]extensions[\\/]sync$/,
    code: 'export const sync = () => undefined',
  },
  {
    // The handlers of @mswjs/data, which we don't use, import all of graphql.
    module: /[\\/]generate(Rest|GraphQL)Handlers$/,
    code: 'export const generateRestHandlers = () => [], generateGraphQLHandlers = () => [], generateGraphQLSchema = () => undefined',
  },
  {
    // All of lodash for one function.
    module: /^lodash$/,
    code: 'export const isFunction = (value) => typeof value === "function"',
  },
  {
    module: /^lodash\/isFunction$/,
    code: 'export default (value) => typeof value === "function"',
  },
  {
    // @mswjs/data passes every path as an array of keys.
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
    // All of date-fns to compare two dates.
    module: /^date-fns$/,
    code: 'export const compareAsc = (one, other) => Math.sign(one - other)',
  },
  {
    // The debug log of @mswjs/data.
    module: /^debug$/,
    code: 'export const debug = () => () => undefined',
  },
  {
    // Names a database for the sync, which is removed above.
    module: /^md5$/,
    code: 'export default (text) => text',
  },
]

const prefix = '\0alderway:stand-in-'
/** Only imports of these packages are replaced: others may need the real lodash. */
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
    moduleParsed({ id }: { id: string }) {
      hasBrowserMock ||= /[\\/]msw[\\/]lib[\\/]browser[\\/]index\.mjs$/.test(id)
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

/** Replaces those modules in the build and in the dev server's pre-bundled dependencies. */
export function leanMock(): Plugin {
  return {
    ...standIn(),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [standIn()] } } }),
  }
}
