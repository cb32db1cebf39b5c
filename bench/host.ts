import { getRequestListener } from '@hono/node-server'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { createServer } from 'node:https'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { words } from '../mocks/agency/agency'
import { realistic } from '../mocks/engine/respond'
import { createResponder } from '../mocks/transports/perRequest'
import { fail } from '../scripts/process'
import { alreadyCompressed, compress } from './build'
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

function findFile(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname))
  if (!file.startsWith(folder + path.sep) || !existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = path.join(file, 'index.html')
  return existsSync(index) ? index : undefined
}

/** A self-signed certificate with its key, which Node cannot make. */
function createCertificate() {
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -keyout - -out -'
  const { status, stdout, stderr } = spawnSync('openssl', [...options.split(' '), '-subj', '/CN=127.0.0.1'], {
    encoding: 'utf8',
  })
  if (status !== 0) fail(`The bench serves HTTPS, and needs openssl for a certificate. ${stderr ?? ''}`)
  return { key: stdout, cert: stdout }
}

/**
 * Serves a built folder over HTTPS, compressed in advance with brotli, with assets that never expire. The mock service
 * answers the endpoints. Not sirv: the size of a body has to be known before it is sent, to slow down the service worker.
 */
async function serve(
  folder: string,
  service: Service,
  certificate: ReturnType<typeof createCertificate>,
  isHttp2: boolean,
): Promise<Host> {
  const sent: Host['sent'] = []
  let slow: Network | undefined

  /** The browser slows down what a page requests, but not what its service worker requests. */
  async function waitForWorker(headers: Headers, size: number) {
    const isWorkers =
      headers.get('service-worker') === 'script' || headers.get('referer')?.endsWith('/mockServiceWorker.js')
    if (slow && isWorkers) await setTimeout(slow.latency + (size / slow.downloadThroughput) * 1000)
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)

    async function send(status: number, headers: Record<string, string>, body: Buffer<ArrayBuffer>) {
      sent.push({ path: pathname, bytes: body.length })
      await waitForWorker(request.headers, body.length)
      return new Response(body, { status, headers: { ...headers, 'content-length': String(body.length) } })
    }

    if (/^\/(api|news)\//.test(pathname)) {
      const result = await service(request)
      const body = brotliCompressSync(Buffer.from(await result.arrayBuffer()))
      return send(result.status, { ...Object.fromEntries(result.headers), 'content-encoding': 'br' }, body)
    }

    const found = findFile(folder, pathname)
    const file = found ?? path.join(folder, '404.html')
    const headers = {
      'content-type': types.get(path.extname(file)) ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!alreadyCompressed.has(path.extname(file)) && { 'content-encoding': 'br' }),
    }
    return send(found ? 200 : 404, headers, compress(file))
  }

  const listener = getRequestListener(respond, { overrideGlobalObjects: false })
  const server = isHttp2 ? createSecureServer(certificate, listener) : createServer(certificate, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The host has no port.')
  return {
    origin: `https://127.0.0.1:${address.port}`,
    sent,
    begin(network) {
      sent.length = 0
      slow = network
    },
    stop: () => server.close(),
  }
}

/** Serves each variant's folder. `routes` will be visited. */
export async function serveAll(
  folders: ReadonlyMap<Variant, string>,
  routes: readonly string[],
): Promise<Map<Variant, Host>> {
  const service = createResponder({ defaults: words.defaults, timing: realistic })
  const certificate = createCertificate()
  const hosts = new Map<Variant, Host>()
  for (const [variant, folder] of folders) {
    const rootFiles = readdirSync(folder).filter((file) => statSync(path.join(folder, file)).isFile())
    const assets = readdirSync(path.join(folder, 'assets')).map((file) => `assets/${file}`)
    const documents = routes.map((route) => path.join(route, 'index.html'))
    for (const file of [...rootFiles, ...assets, ...documents]) compress(path.join(folder, file))
    hosts.set(variant, await serve(folder, service, certificate, variant !== 'HTTP/1.1'))
  }
  return hosts
}
