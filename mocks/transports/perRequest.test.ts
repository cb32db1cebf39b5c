import { beforeEach, expect, test, vi } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { catalog } from '../agency/agency'
import { immediate } from '../engine/requests/respond'
import { createResponder, origin } from './perRequest'

let respondTo: ReturnType<typeof createResponder>
beforeEach(() => {
  respondTo = createResponder({ defaults: catalog.everyday, timing: immediate })
})

async function dashboard(query: string, headers: Record<string, string> = {}): Promise<number> {
  return (await respondTo(new Request(`${origin}/api/admin${query}`, { headers }))).status
}

test('the sign-in of a scenario lasts longer than a session', async () => {
  expect(await dashboard('?scenario=signed-in')).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60 * 60 * 1000 })
  expect(await dashboard('?scenario=signed-in')).toBe(200)
  vi.useRealTimers()
})

test('a request names who sends it, and for how long the token is valid', async () => {
  expect(await dashboard('?as=admin')).toBe(200)
  expect(await dashboard('?as=member')).toBe(403)
  expect(await dashboard('?as=nobody&scenario=signed-in')).toBe(401)
  expect(await dashboard('?scenario=expired-session')).toBe(401)
  expect(await dashboard('?as=bob')).toBe(400)

  const body = JSON.stringify(demoSignIn)
  const login = await respondTo(new Request(`${origin}/api/auth/login?expires=10`, { method: 'POST', body }))
  const headers = { authorization: `Bearer ${Object(await login.json()).token}` }
  expect(await dashboard('', headers)).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
  expect(await dashboard('', headers)).toBe(401)
  vi.useRealTimers()
})

test('steps count the requests with the same words, and a condition reads the address', async () => {
  const status = async (path: string, mock: string) =>
    (await respondTo(new Request(origin + path, { headers: { 'x-mock': mock } }))).status
  expect(await status('/api/jobs', 'jobs:ok>503')).toBe(200)
  expect(await status('/api/jobs', 'jobs:ok>404')).toBe(200)
  expect(await status('/api/jobs', 'jobs:ok>503')).toBe(503)
  expect(await status('/api/jobs/3', 'job[id=3]:404')).toBe(404)
  expect(await status('/api/jobs/4', 'job[id=3]:404')).toBe(200)
  expect(await status('/api/jobs/4', 'job[di=3]:404')).toBe(400)
})
