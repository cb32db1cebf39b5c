import { parseArgs } from 'node:util'
import { agencyServer } from '../mocks/agency/server'
import { serve } from '../mocks/transports/http'
import { errorMessage, fail, orFail } from './process'

const usage =
  'npm run mock-server -- [--port 5000] [--host] [--scenario news-down] [--mock jobs:slow] [--as member] [--expires 60]'

const text = { type: 'string' } as const
const options = { port: text, scenario: text, mock: text, as: text, expires: text, host: { type: 'boolean' } } as const

const { port = '5000', host = false, ...defaults } = orFail(usage, () => parseArgs({ options }).values)
const server = await serve({
  ...agencyServer,
  port: Number(port),
  defaults,
  ...(!host && { host: '127.0.0.1' }),
}).catch((error: unknown) => fail(`The server could not start: ${errorMessage(error)}\nUsage: ${usage}`))
const origin = `http://localhost:${server.port}`
console.log(`
  ${agencyServer.definition.title}'s backend runs at ${origin}

  Its endpoints are described, with examples, at ${origin}/openapi.json
  Another state for one request: -H 'x-mock: jobs:slow', or ?mock=jobs:slow (docs/mock-server.md)

  The site uses it with these lines in .env.local:

  VITE_BACKEND=live
  VITE_ADMIN_API_URL=${origin}/api
  VITE_LOCAL_API_URL=${origin}
  VITE_NEWS_API_URL=${origin}/news

  Press Ctrl+C to stop.
`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
