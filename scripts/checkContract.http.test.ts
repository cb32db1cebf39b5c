import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { readEnvironment } from '@/contract/environment'
import { immediate } from '~mocks/engine/respond'
import { serve, words } from '~mocks/transports/http'
import { checkContract, reportOutcomes } from './checkContract'

function check(at: string) {
  const variables = { VITE_ADMIN_API_URL: `${at}/api`, VITE_LOCAL_API_URL: at, VITE_NEWS_API_URL: `${at}/news` }
  return checkContract({ ...readEnvironment(variables), ...demoSignIn })
}

async function checkMock(mock: string) {
  const defaults = words.parseSettings({ mock })
  const server = await serve({ port: 0, host: '127.0.0.1', defaults, timing: immediate })
  const outcomes = await check(`http://127.0.0.1:${server.port}`)
  await server.stop()
  return { outcomes, broken: outcomes.filter(({ faults }) => faults.length > 0), report: reportOutcomes(outcomes) }
}

test('the mock server keeps the contract at every endpoint', async () => {
  const { outcomes, broken, report } = await checkMock('')
  expect(broken).toEqual([])
  expect(new Set(outcomes.map(({ endpoint }) => endpoint)).size).toBe(words.endpointNames.length)
  expect(report).toMatch(/✓ job +unknown job +404 in \d+ ms\n\nAll 6 endpoints keep the contract\.$/)
})

test.each(['error', 'malformed', 'offline'])('a backend that responds with %s breaks all of it', async (mock) => {
  const { report } = await checkMock(mock)
  expect(report).toMatch(/6 of 6 endpoints break the contract: login, dashboard, blogs, jobs, news, job\.$/)
})

test('a response of another shape is reported as a diff, and the other endpoints are checked', async () => {
  const { broken, report } = await checkMock('dashboard:mismatch,blogs:503,jobs:mismatch')
  expect(broken.map(({ endpoint, faults }) => [endpoint, ...faults])).toEqual([
    [
      'dashboard',
      ...['totalUsers', 'totalJobs', 'totalBlogs'].flatMap((name) => [`@ ${name}`, '  - a value', '  + nothing']),
    ],
    ['dashboard', '@ status', '  - 401', '  + 200'],
    ['blogs', '@ status', '  - 200', '  + 503'],
    ['jobs', '@ the body', '  - Array', '  + Object with unexpected'],
  ])
  expect(report).toContain('3 of 6 endpoints break the contract: dashboard, blogs, jobs.')
})

test('a login without a token leaves the dashboard unchecked, which is said too', async () => {
  const { broken } = await checkMock('login:no-token')
  expect(broken.map(({ endpoint, title }) => `${endpoint}, ${title}`)).toEqual([
    'login, right password',
    'dashboard, with the token of the login',
  ])
})

test('rows that break the contract are counted, and values that the site cannot read are noted', async () => {
  const jobs = [
    { id: 1, title: 'Nurse', type: 'full time' },
    { id: 2, title: null },
    { id: 3, title: 4 },
  ]
  const service = createServer(({ url }, response) => {
    const body = url === '/api/jobs' ? jobs : url === '/api/jobs/1' ? jobs[0] : undefined
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const outcomes = await check(`http://127.0.0.1:${port}`)
  service.close()
  const find = (name: string) => outcomes.find(({ endpoint }) => endpoint === name)
  expect(find('jobs')?.faults).toEqual(['@ [].title: 2 of 3 rows, first [1].title', '  - string', '  + null'])
  expect(find('job')).toMatchObject({ faults: [], notes: ['~ type: "full time" is read as absent (1 time)'] })
})

test('a backend that is not there is reported, not thrown', async () => {
  const [first] = await check('http://127.0.0.1:1')
  expect(first).toMatchObject({ came: 'no response', faults: [expect.stringMatching(/ECONNREFUSED|bad port/)] })
})
