import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { createBackend } from '../mocks/agency/createBackend'
import { immediate } from '../mocks/engine/requests/respond'
import { endpointPaths, serve } from '../mocks/transports/http'
import { demoSignIn } from '../src/content/demo'
import type { Endpoint } from '../src/contract/endpoint'
import { endpoints } from '../src/contract/endpoints'
import { errorMessage, fail } from './process'

const usage = 'npm run mock-server -- [--port 5000] [--host] [--scenario news-down] [--mock jobs:slow] [--as member]'

function readFlags() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '5000' },
        host: { type: 'boolean', default: false },
        scenario: { type: 'string' },
        mock: { type: 'string' },
        as: { type: 'string' },
        expires: { type: 'string' },
      },
    }).values
  } catch (error) {
    return fail(`${errorMessage(error)}\nUsage: ${usage}`)
  }
}

function describeListenError(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use (on a Mac often by the AirPlay receiver). Stop what uses it, or take another: npm run mock-server -- --port ${port + 1}`
  }
  if (code === 'EACCES') return `Port ${port} may not be used. Take one above 1023: npm run mock-server -- --port 5000`
  return `The server could not start: ${errorMessage(error)}`
}

/** This machine's addresses in its network, a line each. */
function networkAddresses(port: number): string {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `\n  and for other devices at http://${address}:${port}`)
    .join('')
}

function curl({ name, method, path: route }: (typeof endpointPaths)[number], origin: string): string {
  const url = origin + route.replace(':id', '1')
  const { needsToken }: Endpoint = endpoints[name]
  if (name === 'news') return `curl '${url}?country=us&category=business&apiKey=demo-key'`
  if (name === 'login') return `curl -H 'content-type: application/json' -d '${JSON.stringify(demoSignIn)}' ${url}`
  return `curl ${method === 'GET' ? '' : `-X ${method} `}${needsToken ? "-H 'x-as: admin' " : ''}${url}`
}

const { port: portFlag, host, scenario, mock, as, expires } = readFlags()
const port = Number(portFlag)
if (!/^\d+$/.test(portFlag) || port > 65535) fail(`"${portFlag}" is not a port: use a number from 0 to 65535.`)

// The ports that browsers refuse to call (Fetch standard, "bad port").
const blockedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]
if (blockedPorts.includes(port) || (port > 0 && port < 1024 && port !== 80 && port !== 443)) {
  fail(`Browsers refuse to call port ${port}. Take another: npm run mock-server -- --port 5000`)
}

const { codec } = createBackend({ bases: {}, timing: immediate })
const { value: defaults, problems } = codec.readText({ scenario, mock, as, expires })
if (!defaults) fail(problems.join('\n'))
const server = await serve({ port, defaults, ...(!host && { host: '127.0.0.1' }) }).catch((error: unknown) =>
  fail(describeListenError(error, port)),
)

const origin = `http://localhost:${server.port}`
const width = Math.max(...endpointPaths.map(({ name }) => name.length))
console.log(`
  Alderway's backend runs at ${origin}${host ? networkAddresses(server.port) : ''}

${endpointPaths.map((endpoint) => `  ${endpoint.name.padEnd(width)}  ${curl(endpoint, origin)}`).join('\n')}

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
