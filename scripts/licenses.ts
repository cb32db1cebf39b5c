import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { table } from './table'

/** Licenses of what may be shipped: they ask for their notice at most, and a font's for its name. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1']

/** Development packages of which a part is shipped: the demo's backend, and what the pictures are drawn from. */
const inPart = ['@mswjs/data', '@mswjs/interceptors', 'msw', 'react-peeps', 'world-atlas']

/** A package that is shipped, whole or in part. */
export interface Package {
  name: string
  version: string
  license: string
}

interface Manifest {
  version: string
  license?: string
  dependencies?: Record<string, string>
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

/** Where a package is installed that is asked for from a folder. Throws where it is not. */
function folderOf(name: string, from: string): string {
  const folder = path.join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  const parent = path.dirname(from)
  if (parent === from) throw new Error(`${name} is not installed.`)
  return folderOf(name, parent)
}

/** The packages with these names, asked for from a folder, and all that they depend on, by name. */
function packagesOf(names: readonly string[], root: string): Package[] {
  const found = new Map<string, Package>()

  function add(name: string, from: string): void {
    const folder = folderOf(name, from)
    if (found.has(folder)) return
    const { version, license = 'none', dependencies = {} } = manifestIn(folder)
    found.set(folder, { name, version, license: license })
    for (const needed of Object.keys(dependencies)) add(needed, folder)
  }

  for (const name of names) add(name, root)
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** What is shipped of the packages below a folder: whole, with every build, and in part. */
export function shippedFrom(root: string): { whole: Package[]; inPart: Package[] } {
  return {
    whole: packagesOf(Object.keys(manifestIn(root).dependencies ?? {}), root),
    inPart: packagesOf(inPart, root),
  }
}

/** Those of some packages that may not be shipped: under none of the licenses that they offer. */
export function refused(packages: readonly Package[]): Package[] {
  const offers = (license: string) => license.replaceAll(/[()]/g, '').split(' OR ')
  return packages.filter(({ license }) => !offers(license).some((offered) => allowed.includes(offered)))
}

function listOf(packages: readonly Package[]): string {
  return table(
    ['Package', 'Version', 'License'],
    packages.map(({ name, version, license }) => [name, version, license]),
  )
}

/** The text of docs/licenses.md. Takes the folder in which the packages are installed. */
export function licenseReport(root: string): string {
  const { whole, inPart } = shippedFrom(root)
  return `# Licenses of what is shipped

Written by \`npm run docs\`. A test fails where it is not fresh, or where a license is none of those that
\`scripts/licenses.ts\` allows.

## With every build

The dependencies, and all that they need.

${listOf(whole)}

## In part

The demo's backend with all that it could need, most of which the build leaves out, and what the pictures are drawn from.

${listOf(inPart)}
`
}
