import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { root } from './process'

// A static host for the end-to-end tests: `serve.ts dist /some/path/ 4173` serves dist/ below that path.
const [folder = 'dist', base = '/', port = '4173'] = process.argv.slice(2)
const site = path.join(root, folder)

function notFound(_: IncomingMessage, response: ServerResponse) {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(readFileSync(path.join(site, '404.html')))
}

const serveFile = sirv(site, {
  // Looks at the disk for each request: the tests reuse a running host after a build.
  dev: true,
  etag: true,
  extensions: ['html'],
  setHeaders(response, pathname) {
    if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  },
  onNoMatch: notFound,
})

createServer((request, response) => {
  if (!request.url?.startsWith(base)) return notFound(request, response)
  request.url = `/${request.url.slice(base.length)}`
  serveFile(request, response)
}).listen(Number(port))
