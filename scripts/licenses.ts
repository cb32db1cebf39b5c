import { readFileSync } from 'node:fs'
import path from 'node:path'
import { markdownTable } from 'markdown-table'

/** They ask for their notice at most, and a font's for its name. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1']

/** Development packages of which the demo's backend ships a part. */
const demoPackages = ['@mswjs/data', '@mswjs/interceptors', 'msw']

/** Packages of which a part is in the pictures. */
const picturePackages = ['react-peeps', 'world-atlas']

export interface Package {
  name: string
  version: string
  license: string
}

type Lock = Record<string, { version: string; license?: string; dev?: boolean; dependencies?: Record<string, string> }>

function readLock(folder: string): Lock {
  const lock: { packages: Lock } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
  return lock.packages
}

/** Adds the places of a package and of all that it depends on. `from` is the place of the package that imports it. */
function addTree(lock: Lock, name: string, from: string, found: Set<string>): void {
  const place = `${from}node_modules/${name}`
  if (!lock[place]) {
    if (!from) throw new Error(`package-lock.json has no ${name}.`)
    return addTree(lock, name, from.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, ''), found)
  }
  if (found.has(place)) return
  found.add(place)
  for (const dependency of Object.keys(lock[place].dependencies ?? {})) addTree(lock, dependency, `${place}/`, found)
}

function packagesOf(lock: Lock, names: readonly string[]): Package[] {
  const places = new Set<string>()
  for (const name of names) addTree(lock, name, '', places)
  return [...places]
    .map((place) => ({
      name: place.replace(/.*node_modules\//, ''),
      version: lock[place]?.version ?? '',
      license: lock[place]?.license ?? 'none',
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the packages that every build ships, and those of which the demo or the pictures ship a part. */
export function readShipped(): { whole: Package[]; inPart: Package[] } {
  const lock = readLock('.')
  return {
    whole: packagesOf(lock, Object.keys(lock['']?.dependencies ?? {})),
    inPart: [...packagesOf(lock, demoPackages), ...packagesOf(readLock('scripts/pictures'), picturePackages)],
  }
}

/** Returns those that are under no license that may be shipped. */
export function findForbidden(packages: readonly Package[]): Package[] {
  const choices = (license: string) => license.replaceAll(/[()]/g, '').split(' OR ')
  return packages.filter(({ license }) => !choices(license).some((choice) => allowed.includes(choice)))
}

function table(packages: readonly Package[]): string {
  return markdownTable([
    ['Package', 'Version', 'License'],
    ...packages.map(({ name, version, license }) => [name, version, license]),
  ])
}

/** Returns the text of docs/licenses.md. */
export function licenseReport(): string {
  const { whole, inPart } = readShipped()
  return `# Licenses of what is shipped

Written by \`npm run docs\`. A test fails if it is out of date, or if a license is not one that \`scripts/licenses.ts\`
allows.

## With every build

The dependencies, and all that they need.

${table(whole)}

## In part

The demo's backend with all that it could need, most of which the build leaves out, and what the pictures are drawn from.

${table(inPart)}
`
}
