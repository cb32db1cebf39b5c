import { beforeEach, expect, test, vi } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { words } from '../agency/agency'
import { createDatabase } from '../engine/database/database'
import { immediate } from '../engine/respond'
import { createSessions } from '../engine/sessions'
import { createResponder, origin } from './perRequest'

let sessions: ReturnType<typeof createSessions>
let respondTo: ReturnType<typeof createResponder>
beforeEach(() => {
  sessions = createSessions(createDatabase({}))
  respondTo = createResponder({ defaults: words.defaults, timing: immediate, sessions })
})

async function dashboard(query: string): Promise<number> {
  return (await respondTo(new Request(`${origin}/api/admin${query}`))).status
}

test('requests without a token share one session for each kind of sign-in', async () => {
  for (let latency = 0; latency < 20; latency += 1) {
    expect(await dashboard(`?scenario=signed-in&mock=jobs:latency=${latency}`)).toBe(200)
    expect(await dashboard(`?scenario=expired-session&mock=jobs:latency=${latency}`)).toBe(401)
  }
  expect(sessions.count()).toBe(2)
})

test('the sign-in of a scenario lasts longer than a session', async () => {
  await dashboard('?scenario=signed-in')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60 * 60 * 1000 })
  expect(await dashboard('?scenario=signed-in')).toBe(200)
  vi.useRealTimers()
})

test('a request names who sends it, for how long the token is valid, and the time', async () => {
  expect(await dashboard('?as=admin')).toBe(200)
  expect(await dashboard('?as=member')).toBe(403)
  expect(await dashboard('?as=nobody&scenario=signed-in')).toBe(401)
  expect(await dashboard('?as=admin&expires=0')).toBe(401)
  expect(await dashboard('?as=admin&now=2030-01-01')).toBe(200)
  expect(await dashboard('?as=bob')).toBe(400)

  const body = JSON.stringify(demoSignIn)
  const login = await respondTo(new Request(`${origin}/api/auth/login?expires=10`, { method: 'POST', body }))
  const authorization = `Bearer ${Object(await login.json()).token}`
  const later = async (headers: Record<string, string>) =>
    (await respondTo(new Request(`${origin}/api/admin`, { headers: { authorization, ...headers } }))).status
  expect(await later({})).toBe(200)
  expect(await later({ 'x-now': '2099-01-01T12:00' })).toBe(401)
})

test('a sequence counts the requests with the same words, and a condition reads the address', async () => {
  const status = async (path: string, mock: string) =>
    (await respondTo(new Request(origin + path, { headers: { 'x-mock': mock } }))).status
  expect(await status('/api/jobs', 'jobs:ok>503>loop')).toBe(200)
  expect(await status('/api/jobs', 'jobs:ok>503')).toBe(200)
  expect(await status('/api/jobs', 'jobs:ok>503>loop')).toBe(503)
  expect(await status('/api/jobs/3', 'job[id=3]:404')).toBe(404)
  expect(await status('/api/jobs/4', 'job[id=3]:404')).toBe(200)
  expect(await status('/api/jobs/4', 'job[di=3]:404')).toBe(400)
})
