import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

export function serveFolder(folder: string, base: string): RequestListener {
  const notFound: RequestListener = (_, response) => {
    const page = path.join(folder, '404.html')
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(existsSync(page) ? readFileSync(page) : 'Not found')
  }

  const serveFile = sirv(folder, {
    // Looks at the disk for each request: the tests reuse a running host after a build.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
    onNoMatch: notFound,
  })

  return (request, response) => {
    if (!request.url?.startsWith(base)) return notFound(request, response)
    request.url = `/${request.url.slice(base.length)}`
    serveFile(request, response)
  }
}
