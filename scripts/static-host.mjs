import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileBelow, typeOf } from './files.mjs'
import { root } from './prepare.mjs'

// The plainest static host there is, for the end-to-end tests: files, a folder's index.html, else 404.html with a 404.
const [folder = 'dist', base = '/', port = '4173'] = process.argv.slice(2)
const site = path.join(root, folder)

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const file = pathname.startsWith(base) ? fileBelow(site, pathname.slice(base.length)) : undefined
  const shown = file ?? path.join(site, '404.html')
  response.writeHead(file ? 200 : 404, {
    'content-type': typeOf(shown),
    // Their names change with their content: a page that is opened again asks for none of them.
    ...(pathname.startsWith(`${base}assets/`) && file && { 'cache-control': 'public, max-age=31536000, immutable' }),
  })
  createReadStream(shown).pipe(response)
}).listen(Number(port))
