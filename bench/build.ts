import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseAst } from 'vite'

/** Returns the sizes, in kB, that have a budget, and the documents that name the mock's chunk. */
export function readBuild(folder: string) {
  function read(file: string): Buffer {
    return readFileSync(path.join(folder, file))
  }

  function size(file: string): number {
    return brotliCompressSync(read(file)).length / 1000
  }

  function sum(files: Iterable<string>): number {
    return [...files].reduce((total, file) => total + size(file), 0)
  }

  /** A script with all that it imports statically. */
  function closure(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    for (const statement of parseAst(read(file).toString()).body) {
      const source = 'source' in statement ? statement.source : undefined
      if (source) closure(path.posix.join(path.posix.dirname(file), source.value), found)
    }
    return found
  }

  function namedBy(document: string): string[] {
    return [
      ...read(document)
        .toString()
        .matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g),
    ].map(([, name = '']) => name)
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('storybook/'))
  const documents = files.filter((file) => file.endsWith('.html'))
  const scripts = files.filter((file) => /^assets\/.+\.js$/.test(file))
  // msw has a chunk of this name too.
  const backend = scripts.find((file) => file.startsWith('assets/browser-') && read(file).includes('agency-'))
  const sheet = scripts.find((file) => file.startsWith('assets/Sheet-'))
  const badge = scripts.find((file) => sheet && file !== sheet && read(file).includes(path.posix.basename(sheet)))
  if (!backend || !sheet || !badge) throw new Error(`${folder} is not a build of the demo for the root of a host.`)

  // What a document names belongs to the site, even if the mock imports it too: the contract's schemas, for example.
  const sitesOwn = new Set(documents.flatMap(namedBy))
  const beyond = (own: string, has: ReadonlySet<string>) =>
    new Set([...closure(own)].filter((file) => file === own || !has.has(file)))
  const mock = beyond(backend, sitesOwn)
  const withBackend = new Set([...sitesOwn, ...mock])
  const atStart = beyond(badge, withBackend)
  const whenOpened = beyond(sheet, new Set([...withBackend, ...atStart]))

  return {
    sizes: {
      scripts: sum(
        new Set(
          namedBy('index.html')
            .filter((name) => name.endsWith('.js'))
            .flatMap((name) => [...closure(name)]),
        ),
      ),
      mock: sum(mock),
      badge: sum(atStart),
      panel: sum(whenOpened),
      home: size('index.html'),
    },
    naming: documents.filter((file) => read(file).includes(backend)),
  }
}
