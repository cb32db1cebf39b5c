import type { Plugin } from 'vite'

/** Modules of the mock's libraries that the browser is better off without, and what stands in for each. */
const standIns: readonly { module: RegExp; code: string }[] = [
  {
    // msw's cookie store asks localStorage while it loads, which throws where storage is refused, and it carries the
    // public-suffix list. No handler of ours reads or sets a cookie.
    module: /[\\/]cookieStore(\.mjs)?$/,
    code: 'export const cookieStore = { getCookies: () => [], setCookie: async () => undefined }',
  },
  {
    // @mswjs/data repeats every change in every other page of the origin, whatever rows that one shows: two tabs in
    // two scenarios would mix. Edits reach other tabs by way of mocks/data.ts.
    module: /[\\/]extensions[\\/]sync$/,
    code: 'export const sync = () => undefined',
  },
  {
    // Handlers made by @mswjs/data: never asked for, and all of graphql hangs on them.
    module: /[\\/]generate(Rest|GraphQL)Handlers$/,
    code: 'export const generateRestHandlers = () => [], generateGraphQLHandlers = () => [], generateGraphQLSchema = () => undefined',
  },
]

const prefix = '\0alderway:stand-in-'

function standIn() {
  return {
    name: 'alderway:lean-mock',
    resolveId(source: string) {
      const index = standIns.findIndex(({ module }) => module.test(source))
      return index < 0 ? null : prefix + index
    },
    load: (id: string) => (id.startsWith(prefix) ? (standIns[Number(id.slice(prefix.length))]?.code ?? null) : null),
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
