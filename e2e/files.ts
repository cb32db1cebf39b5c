import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The paths of all files in a folder, at any depth. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
