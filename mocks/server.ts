import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { realistic, refuse, type Timing } from './answering'
import { atRest, type Setting } from './control'
import { createService, home } from './service'

export { readState } from './control'
export { addresses } from './service'

/** Pages that may read the answers: those of this machine, on whichever port. */
const fromHere = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** What lets a page of this machine read an answer; nothing for a page from elsewhere. */
function letIn(origin = ''): Record<string, string> {
  if (!fromHere.test(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
  }
}

const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, x-scenario, x-mock',
  'access-control-max-age': '600',
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && 'access-control-request-method' in headers
}

/** The same request in the shape that msw takes. Rejects where it is none: a broken address, a method of the past. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  decodeURI(new URL(home + url).pathname)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(home + url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody && { body: await buffer(incoming) }),
  })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

export interface Serving {
  /** 0 takes any that is free. */
  port: number
  /** Which of the machine's addresses to listen at; every one where it is left out. */
  host?: string | undefined
  /** The state of requests that name none. */
  usual?: Setting
  timing?: Timing
}

/** Serves the backend over HTTP. Gives the port, and the function that ends it at once. Rejects where it cannot listen. */
export async function serve({ port, host, usual = atRest, timing = realistic }: Serving) {
  const answer = createService({ usual, timing })

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { origin } = incoming.headers
    const cors = letIn(origin)
    for (const [name, value] of Object.entries(cors)) outgoing.setHeader(name, value)
    if (isPreflight(incoming)) {
      outgoing.writeHead(204, 'access-control-allow-origin' in cors ? allowed : {}).end()
      return
    }
    const request = await requestOf(incoming).catch(() => undefined)
    const response = request ? await answer(request) : refuse('admin', 400)
    // An answer that never came: the connection breaks, as it does where there is no network.
    if (response.type === 'error') outgoing.destroy()
    else await send(response, outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((reason: unknown) => {
      console.warn(`${incoming.method} ${incoming.url}:`, reason)
      if (!outgoing.headersSent) outgoing.statusCode = 500
      outgoing.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
