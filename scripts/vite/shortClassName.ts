import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * The name that a class or an animation of a CSS module has in a build: a few letters for the file, and its place among
 * the words of the file. Takes the name, the file and its content; every build gives the same.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const fromRoot = path.relative(process.cwd(), file).split('?')[0] ?? ''
  const hash = createHash('sha1').update(fromRoot).digest('hex').slice(0, 12)
  const words = [...new Set(css.match(/(?<=\.|@keyframes\s+)[a-z][\w-]*/gi))]
  return `_${Number.parseInt(hash, 16).toString(36).slice(-4)}${words.indexOf(name).toString(36)}`
}
