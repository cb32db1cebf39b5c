import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { fileBelow, typeOf } from '../scripts/files.mjs'
import { load } from '../scripts/prepare.mjs'

const compressedAlready = ['.woff2', '.png', '.ico']

const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Empty</title><p>One sentence stands here.</p></html>'

const bodies = new Map()

/** The bytes as they are sent. The same content is compressed once, whichever variants have it. */
function compressed(file) {
  const raw = readFileSync(file)
  if (compressedAlready.includes(path.extname(file))) return raw
  const key = raw.toString('latin1')
  const body = bodies.get(key) ?? brotliCompressSync(raw)
  bodies.set(key, body)
  return body
}

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function listen(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server.address().port))
  })
}

/**
 * Serves a built folder over HTTP/1.1, compressed beforehand with brotli, its assets to be kept for ever; undefined
 * serves a page with one sentence. The endpoints are answered by the mock server's service, in its usual time. Gives the
 * origin, `sent`: the path and the bytes of each body since a visit began, a function that begins one, with the network
 * it has, and one that ends the host.
 */
async function serve(folder, answer) {
  const sent = []
  let slow

  /**
   * The browser slows down what a page asks for, not what its service worker does: that waits here. Takes the request
   * and the size of the answer in bytes.
   */
  async function waitForWorker({ headers }, size) {
    const isWorkers = headers['service-worker'] === 'script' || headers.referer?.endsWith('/mockServiceWorker.js')
    if (slow && isWorkers) await setTimeout(slow.latency + (size / slow.downloadThroughput) * 1000)
  }

  async function send(request, response, status, headers, body) {
    const { pathname } = new URL(request.url, 'http://localhost')
    sent.push({ path: pathname, bytes: body.length })
    await waitForWorker(request, body.length)
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  }

  async function handle(request, response) {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    if (/^\/(api|news)\//.test(pathname)) {
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
      const asked = new Request(`http://mock${pathname}${search}`, {
        method: request.method,
        headers: { 'content-type': 'application/json' },
        ...(hasBody && { body: await bodyOf(request) }),
      })
      const { status, headers, body } = await answer(asked).then(async (answered) => ({
        status: answered.status,
        headers: Object.fromEntries(answered.headers),
        body: brotliCompressSync(Buffer.from(await answered.arrayBuffer())),
      }))
      return send(request, response, status, { ...headers, 'content-encoding': 'br' }, body)
    }
    if (!folder) return send(request, response, 200, { 'content-type': typeOf('index.html') }, Buffer.from(emptyPage))

    const found = fileBelow(folder, pathname)
    const file = found ?? path.join(folder, '404.html')
    const headers = {
      'content-type': typeOf(file),
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!compressedAlready.includes(path.extname(file)) && { 'content-encoding': 'br' }),
    }
    return send(request, response, found ? 200 : 404, headers, compressed(file))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((reason) => {
      console.warn(`${request.url}:`, reason)
      response.destroy()
    })
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    begin(network) {
      sent.length = 0
      slow = network
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Serves each variant's folder, and the empty page. Takes the routes that will be asked for. Gives the hosts by name. */
export async function serveAll(folders, routes) {
  const [{ createService }, { atRest }, { realistic }] = await Promise.all([
    load('/mocks/service.ts'),
    load('/mocks/control.ts'),
    load('/mocks/answering.ts'),
  ])
  const answer = createService({ usual: atRest, timing: realistic })
  for (const folder of Object.values(folders)) {
    const outside = readdirSync(folder).filter((file) => statSync(path.join(folder, file)).isFile())
    const assets = readdirSync(path.join(folder, 'assets')).map((file) => `assets/${file}`)
    const documents = routes.map((route) => path.join(route, 'index.html'))
    for (const file of [...outside, ...assets, ...documents]) compressed(path.join(folder, file))
  }
  const hosts = {}
  for (const [name, folder] of Object.entries({ ...folders, empty: undefined })) {
    hosts[name] = await serve(folder, answer)
  }
  return hosts
}
