import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { root } from './prepare.mjs'

// The plainest static host there is, for the end-to-end tests: files, a folder's index.html, else 404.html with a 404.
const [folder = 'dist', base = '/', port = '4173'] = process.argv.slice(2)
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const site = path.join(root, folder)

function fileFor(pathname) {
  if (!pathname.startsWith(base)) return undefined
  const file = path.join(site, decodeURIComponent(pathname.slice(base.length)))
  if (!file.startsWith(site) || !existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = path.join(file, 'index.html')
  return existsSync(index) ? index : undefined
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const file = fileFor(pathname)
  const shown = file ?? path.join(site, '404.html')
  response.writeHead(file ? 200 : 404, {
    'content-type': types[path.extname(shown)] ?? 'application/octet-stream',
    // Their names change with their content: a page that is opened again asks for none of them.
    ...(pathname.startsWith(`${base}assets/`) && file && { 'cache-control': 'public, max-age=31536000, immutable' }),
  })
  createReadStream(shown).pipe(response)
}).listen(Number(port))
