import { spawn } from 'node:child_process'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { readEnvironment } from '@/contract/environment'
import { agencyServer } from '~mocks/agency/server'
import { immediate } from '~mocks/engine/requests/handlers'
import { serve } from '~mocks/transports/http'
import { checkContract, reportOutcomes } from './checkContract'

function check(at: string) {
  const variables = { VITE_ADMIN_API_URL: `${at}/api`, VITE_LOCAL_API_URL: at, VITE_NEWS_API_URL: `${at}/news` }
  return checkContract({ ...readEnvironment(variables), ...demoSignIn })
}

async function checkMock(mock: string) {
  const server = await serve({ ...agencyServer, port: 0, host: '127.0.0.1', defaults: { mock }, timing: immediate })
  const outcomes = await check(`http://127.0.0.1:${server.port}`)
  await server.stop()
  return { broken: outcomes.filter(({ faults }) => faults.length > 0), report: reportOutcomes(outcomes) }
}

async function checkService(service: Server) {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const outcomes = await check(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
  service.close()
  return outcomes
}

test('the mock server keeps the contract at every endpoint', async () => {
  const { broken, report } = await checkMock('')
  expect(broken).toEqual([])
  expect(report).toMatch(/✓ news +\w+ +200 in \d+ ms\n\n(\d+) of \1 calls keep the contract\.$/)
})

test.each([
  ['error', 1],
  ['offline', 0],
  ['blogs:offline,jobs:malformed', 9],
])('the report of "%s" ends with the number of calls that are right: %i', async (mock, right) => {
  const { report } = await checkMock(mock)
  expect(report.split('\n').at(-1)).toBe(`${right} of 11 calls keep the contract.`)
})

test.each([
  ['--check', 'localhost:4701'],
  ['--check', 'http:localhost:4701'],
  ['--check', '/api'],
  ['--check', 'http://localhost:99999'],
  ['--news', 'news.example'],
  ['--admin', 'http://a/api?v=1'],
])('%s %s is refused with a sentence that says how an address begins', async (...args) => {
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', '--check', 'http://a', ...args])
  const [chunk] = await once(program.stderr, 'data')
  expect(String(chunk)).toContain(`${args[0]} must be an address such as http://localhost:5000 (is "${args[1]}").`)
})

test('a response of another shape is described, and the other endpoints are checked', async () => {
  const { broken } = await checkMock('dashboard:mismatch,blogs:503,jobs:mismatch')
  expect(broken.map(({ endpoint, faults }) => [endpoint, ...faults])).toEqual([
    ['jobs', 'Invalid type: Expected Array but received Object with unexpected'],
    ['dashboard', 'totalUsers is missing', 'totalJobs is missing', 'totalBlogs is missing'],
    ['dashboard', 'expected status 401'],
    ['blogs', 'expected status 200'],
  ])
})

test('a response without a body is called so', async () => {
  const service = createServer((_, response) => response.writeHead(204).end())
  const [first] = await checkService(service)
  expect(first?.faults).toEqual(['the body is missing'])
})

test('a body that is not JSON is called so, with its type', async () => {
  const { broken } = await checkMock('blogs:malformed')
  expect(broken.map(({ faults }) => faults)).toEqual([['the body is not valid JSON (application/json)']])
})

test.each(['login:no-token', 'login:401'])('after %s the dashboard is not asked with a token', async (mock) => {
  const { broken } = await checkMock(mock)
  expect(broken.map(({ endpoint, title, faults }) => [endpoint, title, ...faults])).toEqual([
    ['login', 'right password', expect.anything()],
    ['dashboard', 'with the token of the login', 'not asked: the login failed. Check --email and PASSWORD'],
  ])
})

test('rows that break the contract are counted, each fault of them for itself', async () => {
  const jobs = [
    { id: 1, title: 'Nurse', type: 'full time' },
    { id: 2, title: null },
    { id: 3, title: null },
    { id: null, title: 'Cook' },
    { id: 5 },
  ]
  const service = createServer(({ url }, response) => {
    const body = url === '/api/jobs' ? jobs : url === '/api/jobs/1' ? jobs[0] : undefined
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body))
  })
  const outcomes = await checkService(service)
  const find = (name: string) => outcomes.find(({ endpoint }) => endpoint === name)
  expect(find('jobs')?.faults).toEqual([
    '2 of 5 rows left out: [1].title: Invalid type: Expected string but received null',
    '1 of 5 rows left out: [3].id: Invalid type: Expected (string | number) but received null',
    '1 of 5 rows left out: [4].title is missing',
  ])
  expect(find('job')?.faults).toEqual(['type: "full time" is read as missing'])
})

test('values that the site reads as missing are reported, once a field, and another job than the one asked for', async () => {
  const job = { id: 1, title: 'Nurse', type: 'FULL_TIME', level: null, salary: { min: 1 }, datePosted: '16/11/2026' }
  const bodies: Record<string, unknown> = {
    '/api/jobs': [job, { ...job, id: 2, type: 'PART_TIME', level: 'Senior', note: 'more than the contract has' }],
    '/api/jobs/1': { id: 5, title: 'Nurse' },
  }
  const service = createServer(({ url = '' }, response) => response.end(JSON.stringify(bodies[url])))
  const outcomes = await checkService(service)
  const find = (name: string) => outcomes.find(({ endpoint }) => endpoint === name)
  expect(find('jobs')?.faults.toSorted()).toEqual([
    'datePosted: "16/11/2026" is read as missing',
    'level: "Senior" is read as missing',
    'salary: {"min":1} is read as missing',
    'type: "FULL_TIME" is read as missing',
  ])
  expect(find('job')?.faults).toEqual(['asked for 1, and received 5'])
})

test('a service that redirects to another origin, as the site may not follow, is reported with that', async () => {
  const target = createServer((_, response) => response.end('[]'))
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  const other = `http://localhost:${(target.address() as AddressInfo).port}`
  const service = createServer(({ url }, response) => response.writeHead(301, { location: other + url }).end())
  const [jobs] = await checkService(service)
  target.close()
  expect(jobs?.faults).toEqual([`redirected to ${other}, which the page’s policy forbids: give that address`])
})

test('the command line of the mock server says who is signed in, and for how long; Ctrl+C ends it', async () => {
  const args = ['--import', 'tsx', 'scripts/mock-server.ts', '--port', '0', '--as', 'admin', '--expires', '0']
  const program = spawn(process.execPath, args)
  onTestFinished(() => void program.kill())
  const at = await new Promise<string>((resolve) => {
    program.stdout.on('data', (text) => {
      const [, origin] = /runs at (\S+)/.exec(String(text)) ?? []
      if (origin) resolve(origin)
    })
  })
  const statusWith = async (headers: Record<string, string>) => (await fetch(`${at}/api/admin`, { headers })).status
  expect([await statusWith({}), await statusWith({ 'x-expires': '60' })]).toEqual([401, 200])
  program.kill('SIGINT')
  expect(await once(program, 'exit')).toEqual(process.platform === 'win32' ? [null, 'SIGINT'] : [0, null])
}, 60_000)

test('the command line of the mock server says which word it does not know', async () => {
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock-server.ts', '--mock', 'jobs:slwo'])
  const [chunk] = await once(program.stderr, 'data')
  expect(String(chunk)).toMatch(/"jobs" does not support "slwo". Did you mean "slow"\?\nUsage: npm run mock-server/)
})

test('a backend that is not there is reported, not thrown', async () => {
  const [first] = await check('http://127.0.0.1:1')
  expect(first).toMatchObject({ result: 'no response', faults: [expect.stringMatching(/ECONNREFUSED|bad port/)] })
})

test('a service that is at two addresses, and refuses at both, is reported by its code', async () => {
  const closed = await serve({ ...agencyServer, port: 0, host: '127.0.0.1' })
  await closed.stop()
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  vi.spyOn(dns, 'lookup').mockImplementation((...query: unknown[]) => {
    const found = query.at(-1)
    if (typeof found === 'function') found(null, addresses)
  })
  const [first] = await check(`http://two.example:${closed.port}`)
  expect(first).toMatchObject({ result: 'no response', faults: ['ECONNREFUSED'] })
})

test('a service that does not answer in time is asked once', async () => {
  let time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (time = new AbortController()).signal)
  const asked: (string | undefined)[] = []
  const service = createServer(({ url }) => {
    asked.push(url)
    // The time is over while the service has the request.
    time.abort(new DOMException('', 'TimeoutError'))
  })
  const outcomes = await checkService(service)
  expect(asked).toEqual(['/api/jobs', '/api/auth/login', expect.stringMatching(/^\/news/)])
  const silent = 'not asked: this service did not answer before'
  expect(outcomes.filter(({ faults }) => faults[0] === silent)).toHaveLength(outcomes.length - asked.length)
})

test('a body that is cut off or wrongly compressed is reported, and the other endpoints are checked', async () => {
  const service = createServer(({ url }, response) => {
    if (url === '/api/jobs') {
      response.writeHead(200, { 'content-length': '900' }).write('[{"id": 1')
      setTimeout(() => response.destroy(), 50)
    } else if (url === '/api/blogs') response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]')
    else response.writeHead(404).end()
  })
  const outcomes = await checkService(service)
  const findResult = (name: string) => outcomes.find(({ endpoint }) => endpoint === name)?.result
  expect([findResult('jobs'), findResult('blogs')]).toEqual(
    Array.from({ length: 2 }, () => 'body cut off, or wrongly compressed'),
  )
  expect(findResult('job')).toMatch(/^404/)
})
