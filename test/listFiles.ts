import { readdirSync, readFileSync } from 'node:fs'

/** What a build or an installation has written, as `.gitignore` lists it. */
const written = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map((line) => line.replaceAll('/', ''))

/** Returns the files of folders by their paths, with slashes on Windows too, and without git. */
export function listFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
  })
}

/** Returns every file of the project. */
export function listProject(): string[] {
  const entries = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !written.includes(name))
  const folders = entries.filter((entry) => entry.isDirectory())
  const files = entries.filter((entry) => entry.isFile())
  return [...files.map(({ name }) => name), ...listFiles(...folders.map(({ name }) => name))]
}
