import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'code'> & {
  modules: Record<string, { renderedExports: string[] }>
}

function findChunk(chunks: readonly Chunk[], component: string) {
  const found = chunks.filter(({ modules }) =>
    Object.values(modules).some(({ renderedExports }) => renderedExports.includes(component)),
  )
  const [chunk] = found
  if (!chunk || found.length > 1) throw new Error(`${found.length} scripts export ${component}.`)
  return chunk
}

/** The scripts that a document names beside the entry. Browsers compile one while the next, larger one arrives. */
export function findPageScripts(chunks: readonly Chunk[], components: readonly string[]) {
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry || entry.dynamicImports.length === 0) throw new Error('The entry imports nothing dynamically.')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set(entry.dynamicImports)
  for (const component of components) needed.add(findChunk(chunks, component).fileName)
  // Also visits what it adds.
  for (const fileName of needed) for (const imported of byName.get(fileName)?.imports ?? []) needed.add(imported)
  const known = new Set([entry.fileName, ...entry.imports])
  return chunks
    .filter(({ fileName }) => needed.has(fileName) && !known.has(fileName))
    .toSorted((one, other) => one.code.length - other.code.length)
    .map(({ fileName }) => fileName)
}
