import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

// In kB (1000 bytes) by `gzip -6`, as most static hosts compress. A document that named the in-browser backend would be
// over the first budget.
const folder = process.argv[2] ?? 'dist'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('storybook/') && /\.(html|js)$/.test(file))
const contents = new Map(files.map((file) => [file, readFileSync(path.join(folder, file))]))
const sizes = new Map([...contents].map(([file, text]) => [file, gzipSync(text, { level: 6 }).length / 1000]))
const sum = (some: readonly string[]) => some.reduce((total, file) => total + (sizes.get(file) ?? 0), 0)

const scripts = files.filter((file) => /^assets\/.+\.js$/.test(file))
const documents = [...contents].filter(([file]) => file.endsWith('.html'))
const named = documents.map(([, html]) => scripts.filter((file) => html.includes(`/${file}"`)))
const ofSite = new Set(named.flat())
const others = scripts.filter((file) => !ofSite.has(file))
const isAxe = (file: string) => file.startsWith('assets/axe-')

const budgets = [
  [150, Math.max(...named.map(sum)), 'the most scripts that a document names'],
  [187, sum(others.filter((file) => !isAxe(file))), 'all others: backend, panel, gallery, admin area, animations'],
  [190, sum(others.filter(isAxe)), 'axe, which the gallery loads for “Check accessibility”'],
  [16.4, sum(['index.html']), 'the home page’s document: 14.2 would fit ten packets'],
] as const
for (const [max, size, description] of budgets) {
  console.log(`${size.toFixed(1)} kB of ${max}: ${description}`)
  if (size > max) process.exitCode = 1
}
