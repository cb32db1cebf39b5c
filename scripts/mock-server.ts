import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { createBackend } from '../mocks/agency/createBackend'
import { immediate } from '../mocks/engine/requests/handlers'
import { endpointPaths, serve } from '../mocks/transports/http'
import { demoSignIn } from '../src/content/demo'
import type { Endpoint } from '../src/contract/endpoint'
import { endpoints } from '../src/contract/endpoints'
import { errorMessage, fail, orFail } from './process'

const usage =
  'npm run mock-server -- [--port 5000] [--host] [--scenario news-down] [--mock jobs:slow] [--as member] [--expires 60]'

const text = { type: 'string' } as const
const options = { port: text, scenario: text, mock: text, as: text, expires: text, host: { type: 'boolean' } } as const

/** This machine's addresses in its network, a line each. */
function networkAddresses(port: number): string {
  const addresses = Object.values(networkInterfaces()).flatMap((some) => some ?? [])
  return addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `\n  and for other devices at http://${address}:${port}`)
    .join('')
}

function curl({ name, path }: (typeof endpointPaths)[number], origin: string): string {
  const url = origin + path.replace(':id', '1')
  if (name === 'news') return `curl '${url}?country=us&category=business&apiKey=demo-key'`
  if (name === 'login') return `curl -H 'content-type: application/json' -d '${JSON.stringify(demoSignIn)}' ${url}`
  const { needsToken }: Endpoint = endpoints[name]
  return `curl ${needsToken ? "-H 'x-as: admin' " : ''}${url}`
}

const { port: portFlag = '5000', host = false, ...state } = orFail(usage, () => parseArgs({ options }).values)
if (!/^\d{1,5}$/.test(portFlag)) fail(`"${portFlag}" is not a port: use a number from 0 to 65535.`)
const another = 'Take another port: npm run mock-server -- --port 5001'
const { codec } = createBackend({ bases: {}, timing: immediate })
const { value: defaults, problems } = codec.readText(state)
if (!defaults) fail(problems.join('\n'))
const server = await serve({ port: Number(portFlag), defaults, ...(!host && { host: '127.0.0.1' }) }).catch(
  // On a Mac the AirPlay receiver often has port 5000.
  (error: unknown) => fail(`The server could not start: ${errorMessage(error)}\n${another}`),
)
// Node refuses to call the same ports.
await fetch(`http://127.0.0.1:${server.port}`).catch(() =>
  fail(`Browsers refuse to call port ${server.port}. ${another}`),
)

const origin = `http://localhost:${server.port}`
console.log(`
  Alderway's backend runs at ${origin}${host ? networkAddresses(server.port) : ''}

${endpointPaths.map((endpoint) => `  ${endpoint.name.padEnd(10)} ${curl(endpoint, origin)}`).join('\n')}

  Described for tools: ${origin}/openapi.json
  Another state for one request: -H 'x-scenario: news-down', -H 'x-mock: jobs:slow', -H 'x-as: member', or ?scenario=, ?mock= and ?as=
  For all requests that name none: ${usage}

  The site uses it with these lines in .env.local:

  VITE_BACKEND=live
  VITE_ADMIN_API_URL=${origin}/api
  VITE_LOCAL_API_URL=${origin}
  VITE_NEWS_API_URL=${origin}/news

  Press Ctrl+C to stop.
`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
