import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { endpointPaths, serve, words } from '../mocks/transports/http'
import { demoSignIn } from '../src/content/demo'
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
        now: { type: 'string' },
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
  if (name === 'news') return `curl '${url}?country=us&category=business&apiKey=demo-key'`
  if (name === 'dashboard') return `curl -H 'x-as: admin' ${url}`
  if (method === 'GET') return `curl ${url}`
  return `curl -H 'content-type: application/json' -d '${JSON.stringify(demoSignIn)}' ${url}`
}

const { port: portFlag, host, ...state } = readFlags()
const port = Number(portFlag)
if (!/^\d+$/.test(portFlag) || port > 65535) fail(`"${portFlag}" is not a port: use a number from 0 to 65535.`)

const defaults = words.parseSettings(state)
if (defaults.problems.length > 0) fail(defaults.problems.join('\n'))
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
