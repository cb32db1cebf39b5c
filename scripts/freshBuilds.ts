import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './process.ts'

const sources = ['src', 'mocks', 'public', 'scripts/prerender', 'scripts/vite', 'index.html', 'vite.config.ts']

function filesIn(source: string): string[] {
  if (!statSync(path.join(root, source)).isDirectory()) return [source]
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\./.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

function changedAt(file: string): number {
  return statSync(path.join(root, file)).mtimeMs
}

/** Exits if a build is missing or older than one of its sources. Takes the command that makes each folder. */
export function checkBuilds(commands: Record<string, string>): void {
  const files = sources.flatMap(filesIn)
  const newest = files.reduce((latest, file) => (changedAt(file) > changedAt(latest) ? file : latest))
  for (const [folder, command] of Object.entries(commands)) {
    const document = `${folder}/index.html`
    if (!existsSync(path.join(root, document))) fail(`There is no build in ${folder}/. Run: ${command}`)
    if (changedAt(newest) > changedAt(document)) {
      fail(`The build in ${folder}/ is older than ${newest}. Run: ${command}`)
    }
  }
}
