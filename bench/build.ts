import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseAst } from 'vite'

const addresses = /(?:href|src)="\/(assets\/[^"]+)"/g

/** The size of some bytes as a host sends them, compressed with brotli at its best, in kB. Takes a Buffer. */
function weigh(body) {
  return brotliCompressSync(body).length / 1000
}

/**
 * Reads a built folder, made for the root of a host. Gives the sizes that have a budget, in kB; the names of the mock's
 * own files; the documents that name one of them; and a function that weighs what a document at a path names.
 */
export function readBuild(folder) {
  const read = (file) => readFileSync(path.join(folder, file))
  const sizes = new Map()

  function size(file) {
    const known = sizes.get(file) ?? weigh(read(file))
    sizes.set(file, known)
    return known
  }

  function sum(files) {
    return [...files].reduce((total, file) => total + size(file), 0)
  }

  /** A script with all that it imports statically. */
  function closure(file, found = new Set()) {
    if (found.has(file)) return found
    found.add(file)
    for (const { source } of parseAst(read(file).toString()).body) {
      if (source) closure(path.posix.join(path.posix.dirname(file), source.value), found)
    }
    return found
  }

  const everything = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('storybook/'))
  const documents = everything.filter((file) => file.endsWith('.html'))
  const script = /<script type="module"[^>]* src="\/([^"]+)"/.exec(read('index.html').toString())?.[1]
  const site = everything.find((file) => /^assets\/site-[^/]+\.js$/.test(file))
  const network = everything.find((file) => /^assets\/network-[^/]+\.js$/.test(file))
  if (!script || !site || !network) throw new Error(`${folder} is no build of the demo for the root of a host.`)

  // The entry fetches React and the site once the page is painted.
  const entry = closure(site, closure(script))
  // What a page's document names is the site's own: the schemas of the contract, say, which the mock uses too.
  const named = new Set(
    documents.flatMap((file) => [...read(file).toString().matchAll(addresses)].map(([, name]) => name)),
  )
  const mock = [...closure(network)].filter((file) => file === network || !named.has(file))

  return {
    sizes: { entry: sum(entry), mock: sum(mock), home: size('index.html') },
    /** The mock's chunk; the others that it adds may be a page's too. */
    network,
    naming: documents.filter((file) => read(file).includes(network)),
    page(address) {
      const file = path.posix.join(address.slice(1), 'index.html')
      const named = new Set([...read(file).toString().matchAll(addresses)].map(([, name]) => name))
      const of = (...endings) => sum([...named].filter((name) => endings.some((ending) => name.endsWith(ending))))
      return {
        html: size(file),
        css: of('.css'),
        // What the document names, and what that imports.
        js: sum(new Set([...named].filter((name) => name.endsWith('.js')).flatMap((name) => [...closure(name)]))),
        fonts: of('.woff2'),
        pictures: of('.svg', '.png'),
      }
    },
  }
}
