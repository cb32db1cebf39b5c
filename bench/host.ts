import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { words } from '../mocks/agency/agency'
import { realistic } from '../mocks/engine/respond'
import { createResponder } from '../mocks/transports/perRequest'
import type { Variant } from './variants'

/** As the developer tools slow it down: latency in ms, rates in bytes per second. */
export interface Network {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

export interface Host {
  origin: string
  /** The bodies sent since the visit began. */
  sent: { path: string; bytes: number }[]
  /** Begins a visit over this network. */
  begin: (network?: Network) => void
  stop: () => void
}

type Service = (request: Request) => Promise<Response>

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.json', 'application/json'],
  ['.woff2', 'font/woff2'],
  ['.webmanifest', 'application/manifest+json'],
])

const alreadyCompressed = new Set(['.woff2', '.png', '.ico'])

const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Empty</title><p>One sentence stands here.</p></html>'

const bodies = new Map<string, Buffer>()

/** The bytes as they are sent. The same content is compressed once, whichever variants have it. */
function compress(file: string): Buffer {
  const raw = readFileSync(file)
  if (alreadyCompressed.has(path.extname(file))) return raw
  const key = raw.toString('latin1')
  const body = bodies.get(key) ?? brotliCompressSync(raw)
  bodies.set(key, body)
  return body
}

function findFile(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname))
  if (!file.startsWith(folder + path.sep) || !existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = path.join(file, 'index.html')
  return existsSync(index) ? index : undefined
}

async function toRequest(incoming: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(hasBody && { body: await buffer(incoming) }),
  })
}

/**
 * Serves a built folder over HTTP/1.1, compressed in advance with brotli, with assets that never expire; or, without a
 * folder, a page of one sentence. The mock service answers the endpoints. Not sirv: the size of a body has to be known
 * before it is sent, to slow down the service worker.
 */
async function serve(folder: string | undefined, service: Service): Promise<Host> {
  const sent: Host['sent'] = []
  let slow: Network | undefined

  /** The browser slows down what a page requests, but not what its service worker requests. */
  async function waitForWorker({ headers }: IncomingMessage, size: number) {
    const isWorkers = headers['service-worker'] === 'script' || headers.referer?.endsWith('/mockServiceWorker.js')
    if (slow && isWorkers) await setTimeout(slow.latency + (size / slow.downloadThroughput) * 1000)
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://mock')

    async function send(status: number, headers: OutgoingHttpHeaders, body: Buffer) {
      sent.push({ path: pathname, bytes: body.length })
      await waitForWorker(request, body.length)
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
    }

    if (/^\/(api|news)\//.test(pathname)) {
      const result = await service(await toRequest(request, `http://mock${pathname}${search}`))
      const body = brotliCompressSync(Buffer.from(await result.arrayBuffer()))
      return send(result.status, { ...Object.fromEntries(result.headers), 'content-encoding': 'br' }, body)
    }
    if (!folder) return send(200, { 'content-type': types.get('.html') }, Buffer.from(emptyPage))

    const found = findFile(folder, pathname)
    const file = found ?? path.join(folder, '404.html')
    const headers = {
      'content-type': types.get(path.extname(file)) ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!alreadyCompressed.has(path.extname(file)) && { 'content-encoding': 'br' }),
    }
    return send(found ? 200 : 404, headers, compress(file))
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.warn(`${request.url}:`, error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The host has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sent,
    begin(network) {
      sent.length = 0
      slow = network
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type Hosts = Record<Variant | 'empty', Host>

/** Serves each variant's folder, and the empty page. `routes` will be visited. */
export async function serveAll(folders: Record<Variant, string>, routes: readonly string[]): Promise<Hosts> {
  const service = createResponder({ defaults: words.defaults, timing: realistic })
  for (const folder of Object.values(folders)) {
    const rootFiles = readdirSync(folder).filter((file) => statSync(path.join(folder, file)).isFile())
    const assets = readdirSync(path.join(folder, 'assets')).map((file) => `assets/${file}`)
    const documents = routes.map((route) => path.join(route, 'index.html'))
    for (const file of [...rootFiles, ...assets, ...documents]) compress(path.join(folder, file))
  }
  return {
    site: await serve(folders.site, service),
    'no scripts': await serve(folders['no scripts'], service),
    'no mock': await serve(folders['no mock'], service),
    empty: await serve(undefined, service),
  }
}
