import type { Rolldown } from 'vite'

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]
type Module = NonNullable<ReturnType<Context['getModuleInfo']>>

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const queryLibrary = /node_modules[\\/]@tanstack[\\/]/

function reaches(
  id: string,
  context: Context,
  direction: 'importedIds' | 'importers',
  isMet: (module: Module) => boolean,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = context.getModuleInfo(id)
  if (!module) return false
  return isMet(module) || module[direction].some((next) => reaches(next, context, direction, isMet, seen))
}

/** The entry must not wait for another file. */
function isOfEntry(id: string, context: Context): boolean {
  return reaches(id, context, 'importers', ({ isEntry }) => isEntry)
}

/** Whether what the entry imports dynamically, which starts every page, needs a module. */
function isOfStart(id: string, context: Context): boolean {
  return reaches(id, context, 'importers', ({ dynamicImporters }) =>
    dynamicImporters.some((importer) => isOfEntry(importer, context)),
  )
}

function needsQueries(id: string, context: Context): boolean {
  return reaches(id, context, 'importedIds', (module) => queryLibrary.test(module.id))
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
  {
    name: (id, context) => {
      if (isOfEntry(id, context)) return null
      return needsQueries(id, context) ? 'queries' : 'shared'
    },
    includeDependenciesRecursively: false,
    minShareCount: 5,
    priority: 1,
  },
]
