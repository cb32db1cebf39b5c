import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The content type that a static host sends with a file. */
export function typeOf(file) {
  return types[path.extname(file)] ?? 'application/octet-stream'
}

/** The file that a static host finds below a folder: itself, or a folder's index.html. Takes the path as it was asked for. */
export function fileBelow(folder, pathname) {
  const file = path.join(folder, decodeURIComponent(pathname))
  if (!file.startsWith(folder) || !existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = path.join(file, 'index.html')
  return existsSync(index) ? index : undefined
}
