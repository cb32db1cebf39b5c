import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findSizeProblem, readHar, writeHar } from '../mocks/engine/recording/har'
import { withResponse } from '../mocks/engine/recording/recorder'
import type { RecordedResponse, Recording } from '../mocks/engine/recording/recording'
import { endpointPaths, serve, words } from '../mocks/transports/http'
import { demoSignIn } from '../src/content/demo'
import { endpoints } from '../src/contract/endpoints'
import { addressOptions, readAddresses } from './addresses'
import { errorMessage, fail } from './process'

const stateUsage =
  'npm run mock-server -- [--port 5000] [--host] [--scenario news-down] [--mock jobs:slow] [--as member]'
const usage = `${stateUsage}
         npm run mock-server -- --record https://api.example.com --to file.har [--admin URL] [--local URL] [--news URL]
         npm run mock-server -- --replay file.har`

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
        record: { type: 'string' },
        to: { type: 'string' },
        replay: { type: 'string' },
        ...addressOptions,
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

/** Reads a recording from a HAR file. Exits if it has none. */
function openRecording(file: string): Recording {
  if (!existsSync(file)) fail(`There is no file ${file}.`)
  const problem = findSizeProblem(statSync(file).size)
  if (problem) fail(problem)
  const reading = readHar(readFileSync(file, 'utf8'), path.parse(file).name, endpoints)
  if (!reading) fail(`${file} is not a HAR file.`)
  const { recording, skipped } = reading
  const count = recording.responses.length
  if (count === 0) fail([`${file} has no response of the contract's endpoints.`, ...skipped].join(' '))
  console.log([`\n  ${file} has ${count} responses.`, ...skipped].join(' '))
  return recording
}

/** Returns what keeps responses of real services in a HAR file. Exits if the file cannot be written. */
function recordTo(file: string, url: string, flags: ReturnType<typeof readFlags>) {
  const { bases } = readAddresses(url, flags, usage)
  let recording: Recording = { name: path.parse(file).name, responses: [] }

  function write() {
    try {
      writeFileSync(file, writeHar(recording, endpoints, bases))
    } catch (error) {
      fail(`${file} cannot be written: ${errorMessage(error)}`)
    }
  }

  if (!existsSync(path.dirname(file))) fail(`There is no folder for ${file}.`)
  return {
    realBases: bases,
    onRecorded(response: RecordedResponse) {
      recording = withResponse(recording, response)
      write()
      console.log(`  Recorded ${response.path}, ${response.status} (${recording.responses.length} in ${file})`)
    },
  }
}

const flags = readFlags()
const { port: portFlag, host, scenario, as, expires, now, record, to, replay } = flags
const port = Number(portFlag)
if (!/^\d+$/.test(portFlag) || port > 65535) fail(`"${portFlag}" is not a port: use a number from 0 to 65535.`)

if ((record === undefined) !== (to === undefined)) fail(`--record and --to go together.\nUsage: ${usage}`)
const real = record !== undefined && to !== undefined ? recordTo(to, record, flags) : undefined
const recording = replay === undefined ? undefined : openRecording(replay)
const word = real ? 'record' : recording && 'replay'
const mock = [word, flags.mock].filter((words) => words !== undefined).join(',') || undefined
const defaults = words.parseSettings({ scenario, mock, as, expires, now })
if (defaults.problems.length > 0) fail(defaults.problems.join('\n'))
const server = await serve({ port, defaults, recording, ...real, ...(!host && { host: '127.0.0.1' }) }).catch(
  (error: unknown) => fail(describeListenError(error, port)),
)

const origin = `http://localhost:${server.port}`
const width = Math.max(...endpointPaths.map(({ name }) => name.length))
console.log(`
  Alderway's backend runs at ${origin}${host ? networkAddresses(server.port) : ''}

${endpointPaths.map((endpoint) => `  ${endpoint.name.padEnd(width)}  ${curl(endpoint, origin)}`).join('\n')}

  Described for tools: ${origin}/openapi.json
  Another state for one request: -H 'x-scenario: news-down', -H 'x-mock: jobs:slow', -H 'x-as: member', or ?scenario=, ?mock= and ?as=
  For all requests that name none: ${stateUsage}

  The site uses it with these lines in .env.local:

  VITE_BACKEND=live
  VITE_ADMIN_API_URL=${origin}/api
  VITE_LOCAL_API_URL=${origin}
  VITE_NEWS_API_URL=${origin}/news

  Press Ctrl+C to stop.
`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
