const styleSheets = import.meta.glob<string>(['../../src/**/*.css', '!**/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<string>(
  ['../../src/{app,pages,sections,ui}/**/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

/** `sections/Steps` of any path in src/; `app` and `styles` have no folders inside. */
function partOf(file: string): string {
  const [, area = '', name = ''] = /src\/(\w+)\/([\w.-]+)/.exec(file) ?? []
  return name.includes('.') ? area : `${area}/${name}`
}

/** `Steps` of any path in src/. */
function nameOf(file: string): string {
  return partOf(file).replace(/^\w+\//, '')
}

/** For each part of the site the parts that import it. */
const importers = new Map<string, Set<string>>()
for (const [file, code] of Object.entries(modules)) {
  const part = partOf(file)
  for (const [, alias, sibling] of code.matchAll(/from '(?:@\/(\w+\/\w+)\/|\.\.\/(\w+)\/)/g)) {
    const imported = alias ?? `${part.split('/')[0]}/${sibling}`
    if (imported !== part) importers.set(imported, (importers.get(imported) ?? new Set()).add(part))
  }
}

/** Names the pages and layouts that show a part, `sections/Steps`, directly or inside another. */
export function pagesWith(part: string): string[] {
  const found = new Set([part])
  for (const next of found) for (const importer of importers.get(next) ?? []) found.add(importer)
  return [...found]
    .filter((name) => name !== part && /^(pages\/|app$)/.test(name))
    .map((name) => (name === 'app' ? 'every page’s layout' : name.slice('pages/'.length)))
    .toSorted()
}

/** Names the parts whose style sheets mention a text, such as a token. */
export function stylesWith(text: string): string[] {
  const files = Object.entries(styleSheets).flatMap(([file, css]) => (css.includes(text) ? [file] : []))
  return [...new Set(files.map(nameOf))].toSorted()
}

/** Every value of a property in the site's style sheets, the most frequent first. */
export function valuesOf(property: string): { value: string; parts: string[]; count: number }[] {
  const found = new Map<string, string[]>()
  for (const [file, css] of Object.entries(styleSheets)) {
    for (const [, value = ''] of css.matchAll(new RegExp(`^\\s*${property}: ([^;]+);`, 'gm'))) {
      if (!file.endsWith('fonts.css')) found.set(value, [...(found.get(value) ?? []), nameOf(file)])
    }
  }
  return [...found]
    .map(([value, parts]) => ({ value, parts: [...new Set(parts)], count: parts.length }))
    .toSorted((a, b) => b.count - a.count)
}

/** Every icon of lucide-react with the parts that use it. */
export function iconsInUse(): { name: string; parts: string[] }[] {
  const icons = new Map<string, Set<string>>()
  for (const [file, code] of Object.entries(modules)) {
    const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(code) ?? []
    for (const name of names.split(',').map((part) => part.trim())) {
      if (name && !name.startsWith('type ')) icons.set(name, (icons.get(name) ?? new Set()).add(nameOf(file)))
    }
  }
  return [...icons]
    .map(([name, parts]) => ({ name, parts: [...parts] }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
