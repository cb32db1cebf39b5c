import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/requests/requestLog'
import { toReport } from './report'

const where = { Link: '<https://site.example/jobs?mock=jobs:503>', State: 'jobs: 503', Browser: 'Firefox' }
const failed: LogEntry = {
  id: '1',
  endpoint: 'jobs',
  method: 'GET',
  url: 'https://site.example/api/jobs',
  step: { behavior: 503 },
  startedAt: Date.UTC(2026, 10, 20, 9, 30),
  request: { headers: [], body: '' },
  requestIssues: [],
  status: 503,
  duration: 12,
  response: { headers: [], body: '{"error":"```"}' },
}

test('a report names the link, the state, the browser, and the last requests, with details of those that failed', () => {
  const report = toReport(where, [failed, { ...failed, status: 200, url: '/fine' }], [])
  expect(report).toContain(
    '- Link: <https://site.example/jobs?mock=jobs:503>\n- State: jobs: 503\n- Browser: Firefox\n',
  )
  expect(report).toContain('### `GET https://site.example/api/jobs`: 503 after 12 ms\n\n2026-11-20T09:30:00.000Z')
  expect(report).toContain('Response:\n\n    {"error":"```"}')
  expect(report).not.toContain('### `GET /fine`')
  expect(report).toMatch(
    /## Last requests\n\n- 2026-11-20T09:30:00.000Z `GET .*: 503 after 12 ms\n- .*`GET \/fine`: 200/,
  )
})

test('a report has the twenty latest of many requests, five that failed, and the beginning of a long body', () => {
  const long = { ...failed, response: { headers: [], body: 'x'.repeat(5000) } }
  const report = toReport(
    where,
    Array.from({ length: 30 }, () => long),
    [],
  )
  expect(report.match(/^### /gm)).toHaveLength(5)
  expect(report.match(/^- 2026/gm)).toHaveLength(20)
  expect(report.length).toBeLessThan(9000)
  expect(toReport(where, [], [])).toMatch(
    /errors\n\nNone\.\n\n## Failed requests\n\nNone\.\n\n## Last requests\n\nNone\./,
  )
})

test('a broken contract and a lost connection are failures', () => {
  const unreachable = { ...failed, status: 0 }
  const lost: LogEntry = { ...failed, url: '/books', status: undefined, ended: 'lost' }
  const mismatch = { ...failed, status: 200, responseIssues: ['[0].title is missing'] }
  const report = toReport(where, [unreachable, lost, mismatch], [])
  expect(report).toContain(': network error after 12 ms')
  expect(report).toContain('### `GET /books`: lost')
  expect(report).toContain('- Response: [0].title is missing')
})

test('a report quotes what the console says, as it is', () => {
  const report = toReport(where, [], ['2026-11-20T09:30:00.000Z TypeError: ```\nat main.js'])
  expect(report).toContain(
    '## Console errors\n\n    2026-11-20T09:30:00.000Z TypeError: ```\n    at main.js\n\n## Failed',
  )
})
