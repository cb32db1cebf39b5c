import type { Plugin } from 'vite'

/** Modules that cost much more than they are used for. */
export const stubs: readonly [module: RegExp, code: string][] = [
  // Reads localStorage on load, which may throw, and includes the public-suffix list (50 kB). Our handlers use no cookies.
  [
    /[\\/]cookieStore(\.mjs)?$/,
    'export const cookieStore = { getCookies: () => [], setCookie: async () => undefined }',
  ],
  // The handlers of @mswjs/data, which we don't use, import all of graphql (56 kB).
  [
    /[\\/]generate(Rest|GraphQL)Handlers$/,
    'export const generateRestHandlers = () => [], generateGraphQLHandlers = () => [], generateGraphQLSchema = () => undefined',
  ],
  // All of lodash for one function (24 kB).
  [/^lodash$/, 'export const isFunction = (value) => typeof value === "function"'],
  // All of date-fns to compare two dates (23 kB).
  [/^date-fns$/, 'export const compareAsc = (one, other) => Math.sign(one - other)'],
]

const prefix = '\0alderway:stand-in-'
/** Others may need the real lodash. */
const mockLibrary = /[\\/]node_modules[\\/](msw|@mswjs)[\\/]/

const standIn = {
  name: 'alderway:lean-mock',
  resolveId(source: string, importer = '') {
    const index = stubs.findIndex(([module]) => mockLibrary.test(importer) && module.test(source))
    return index < 0 ? null : prefix + index
  },
  load: (id: string) => (id.startsWith(prefix) ? stubs[Number(id.slice(prefix.length))]?.[1] : null),
}

export function leanMock(): Plugin {
  return {
    ...standIn,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [standIn] } } }),
  }
}
