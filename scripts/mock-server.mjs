import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { load, prepare, stop } from './prepare.mjs'

const usage = 'npm run mock-server -- [--port 5000] [--host] [--scenario news-down] [--mock jobs:slow]'

function readFlags() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '5000' },
        host: { type: 'boolean', default: false },
        scenario: { type: 'string' },
        mock: { type: 'string' },
      },
    }).values
  } catch (reason) {
    return stop(`${reason.message}\nIt is started with: ${usage}`)
  }
}

/** What is wrong where the server cannot listen, and what to do. */
function whyNot({ code, message }, port) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use (on a Mac often by the AirPlay receiver). Stop what uses it, or take another: npm run mock-server -- --port ${port + 1}`
  }
  if (code === 'EACCES') return `Port ${port} may not be used. Take one above 1023: npm run mock-server -- --port 5000`
  return `The server could not start: ${message}`
}

/** The lines that name this machine's addresses in its network, for other devices. */
function forOtherDevices(port) {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `\n  and for other devices at http://${address}:${port}`)
    .join('')
}

/** A call that can be pasted, for each endpoint. */
function curl({ name, method, path: route }, at) {
  const address = at + route.replace(':id', '1')
  if (name === 'news') return `curl '${address}?country=us&category=business&apiKey=demo-key'`
  if (name === 'dashboard') return `curl -H 'x-scenario: signed-in' ${address}`
  if (method === 'GET') return `curl ${address}`
  return `curl -H 'content-type: application/json' -d '${JSON.stringify(demoSignIn)}' ${address}`
}

const { port: asked, host, ...words } = readFlags()
const port = Number(asked)
if (!/^\d+$/.test(asked) || port > 65535) stop(`"${asked}" is no port: a number from 0 to 65535 is.`)
prepare()

const { endpointPaths, serve, words: vocabulary } = await load('/mocks/transports/http.ts')
const { demoSignIn } = await load('/src/content/demo.ts')

const defaults = vocabulary.parseSettings(words)
if (defaults.problems.length > 0) stop(defaults.problems.join('\n'))
const server = await serve({ port, defaults, ...(!host && { host: '127.0.0.1' }) }).catch((reason) =>
  stop(whyNot(reason, port)),
)

const at = `http://localhost:${server.port}`
const width = Math.max(...endpointPaths.map(({ name }) => name.length))
console.log(`
  Alderway's backend answers at ${at}${host ? forOtherDevices(server.port) : ''}

${endpointPaths.map((endpoint) => `  ${endpoint.name.padEnd(width)}  ${curl(endpoint, at)}`).join('\n')}

  Another state for one request: -H 'x-scenario: news-down', -H 'x-mock: jobs:slow', or ?scenario= and ?mock=
  For all that name none: ${usage}

  The site asks it with these lines in .env.local:

  VITE_BACKEND=live
  VITE_ADMIN_API_URL=${at}/api
  VITE_LOCAL_API_URL=${at}
  VITE_NEWS_API_URL=${at}/news

  Ctrl+C stops it.
`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
