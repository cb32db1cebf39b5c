import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Returns the built name of a class or an animation of a CSS module: four letters for the file, and its position in the
 * file. Names that share a start compress better than Vite's `[hash:base64:4]`, which takes 3.9 % more CSS.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const fromRoot = path.relative(process.cwd(), file).replaceAll(path.sep, '/').split('?')[0] ?? ''
  const hash = createHash('sha1').update(fromRoot).digest('hex').slice(0, 12)
  const words = [...new Set(css.match(/(?<=\.|@keyframes\s+)[a-z][\w-]*/gi))]
  return `_${Number.parseInt(hash, 16).toString(36).slice(-4)}${words.indexOf(name).toString(36)}`
}
