import type { Rolldown } from 'vite'

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const queryLibrary = /node_modules[\\/]@tanstack[\\/]/

/** Returns a module, and all that it imports or that imports it. */
function collect(id: string, context: Context, direction: 'importedIds' | 'importers') {
  const ids = new Set([id])
  // Also visits what it adds.
  for (const one of ids) for (const next of context.getModuleInfo(one)?.[direction] ?? []) ids.add(next)
  return [...ids].flatMap((one) => context.getModuleInfo(one) ?? [])
}

/** The entry must not wait for another file. */
function isOfEntry(id: string, context: Context) {
  return collect(id, context, 'importers').some(({ isEntry }) => isEntry)
}

/** Whether what the entry imports dynamically, which starts every page, needs a module. */
function isOfStart(id: string, context: Context) {
  const dynamicImporters = collect(id, context, 'importers').flatMap((module) => module.dynamicImporters)
  return dynamicImporters.some((importer) => isOfEntry(importer, context))
}

function needsQueries(id: string, context: Context) {
  return collect(id, context, 'importedIds').some((module) => queryLibrary.test(module.id))
}

/** Whether `count` parts of the site, of those that load by themselves, need a module. The in-browser backend is none. */
function isShared(id: string, count: number, context: Context) {
  const parts = collect(id, context, 'importers').filter(({ dynamicImporters }) => dynamicImporters.length > 0)
  return parts.filter((part) => !/[\\/]mocks[\\/]/.test(part.id)).length >= count
}

function group(name: string, count: number, test: typeof needsQueries): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => (!isOfEntry(id, context) && test(id, context) && isShared(id, count, context) ? name : null),
    includeDependenciesRecursively: false,
    priority: 1,
  }
}

/**
 * Few files, since on a phone a request costs more than its bytes. React has its own: what is evaluated at once blocks at
 * once. Each group's imports are in the entry or in a group before it, so no two files import each other.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: react, priority: 3 },
  {
    name: (id, context) => (isOfStart(id, context) && !isOfEntry(id, context) ? 'site' : null),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // All but what a single page asks for.
  group('queries', 4, needsQueries),
  group('shared', 5, (id, context) => !needsQueries(id, context)),
  // What the start of the in-browser backend, the panel and the gallery share.
  { name: 'address', test: /mocks[\\/]transports[\\/](address|share)\.ts$/ },
]
