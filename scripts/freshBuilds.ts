import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './process.ts'

const sources = ['src', 'mocks', 'public', 'scripts/prerender', 'scripts/vite', 'index.html', 'vite.config.ts']

/** When a file, or the newest file in a folder, was changed. */
function changedAt(place: string): number {
  const found = statSync(path.join(root, place))
  if (found.isFile()) return found.mtimeMs
  const names = readdirSync(path.join(root, place)).filter((name) => !/\.(test|stories)\./.test(name))
  return Math.max(0, ...names.map((name) => changedAt(path.join(place, name))))
}

/** Exits if a build is missing or older than one of its sources. Takes the command that makes each folder. */
export function checkBuilds(commands: Record<string, string>): void {
  const newest = Math.max(...sources.map(changedAt))
  for (const [folder, command] of Object.entries(commands)) {
    const document = `${folder}/index.html`
    if (!existsSync(path.join(root, document))) fail(`There is no build in ${folder}/. Run: ${command}`)
    if (newest > changedAt(document)) fail(`The build in ${folder}/ is older than its sources. Run: ${command}`)
  }
}
