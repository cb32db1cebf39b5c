import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from '../scripts/arrows.mjs'
import { fail } from '../scripts/process'
import { listFiles } from '../test/listFiles'

/** A page of the Storybook, with all stories of a component. */
export interface Docs {
  id: string
  title: string
  importPath: string
}

function git(...parameters: string[]): string[] {
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)
  } catch {
    return fail('What has changed is found by git: this needs a clone with at least one commit.')
  }
}

/** Reads the index that `storybook index` writes, and each build of the Storybook holds. */
export function readDocs(index: string): Docs[] {
  const { entries }: { entries: Record<string, Docs & { type: string }> } = JSON.parse(index)
  return Object.values(entries).filter(({ type }) => type === 'docs')
}

/** Returns what differs from a commit in the working tree, new files included. */
export function listChanged(commit: string): string[] {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Returns the modules that a file names, as oxfmt writes them. Types are not shown. */
function readImports(file: string): string[] {
  const pattern = /(?<!^import type [^']*)(?:from |import[ (])'([^']+)'/gm
  const sources = [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, source]) => source ?? [])
  // Each story imports the preview, but not all show what that imports besides the styles.
  if (file === '.storybook/preview.tsx') return sources.filter((source) => source.endsWith('.css'))
  // The address says which page is shown.
  if (file === 'src/app/routes.tsx') return sources.filter((source) => !source.startsWith('@/pages/'))
  // The stories of a page render the whole site.
  return /^src\/pages\/.*\.stories\./.test(file) ? [...sources, '@/app/App'] : sources
}

/** Returns the importers of each file, by its path and by that without an extension. */
function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  const files = listFiles('src', 'mocks', '.storybook')
  for (const file of files.filter((file) => /\.(tsx?|css)$/.test(file))) {
    for (const source of readImports(file)) {
      const imported = resolve(file, source)
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

/** Returns the docs pages and the addresses that show a file, the nearest first. */
export function createFinder(docs: readonly Docs[]) {
  const importers = readImporters()
  return (changed: string) => {
    const reached = new Set([changed])
    // A set hands on what is added while it is read.
    for (const file of reached) {
      for (const name of [file, file.replace(/(\/index)?\.tsx?$/, '')]) {
        importers.get(name)?.forEach((importer) => reached.add(importer))
      }
    }
    const files = [...reached].filter((file) => file.includes('.stories.'))
    const pages = files.filter((file) => file.startsWith('src/pages/')).map((file) => readFileSync(file, 'utf8'))
    const addresses = pages.flatMap((text) => [...text.matchAll(/(?<=route: ')[^'?]*/g)].flat())
    return {
      docs: files.flatMap((file) => docs.filter(({ importPath }) => importPath === `./${file}`)),
      addresses: [...new Set(addresses)],
    }
  }
}
