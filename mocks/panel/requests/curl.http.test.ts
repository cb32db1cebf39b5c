import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSignIn } from '@/content/demo'
import { createBackend } from '../../agency/agency'
import { immediate } from '../../engine/respond'
import { serve } from '../../transports/http'
import { startInPage } from '../../transports/inPage'
import { toCurl } from './curl'

// A command is what someone pastes into a terminal: each of these is run.

const site = 'https://site.example/demo'
const backend = createBackend({ admin: `${site}/api`, local: site, news: `${site}/news` }, immediate)
const stopInPage = startInPage(backend)
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  server = await serve({ port: 0, host: '127.0.0.1', timing: immediate })
})
afterAll(async () => {
  stopInPage()
  await server.stop()
})

/** Sends a request as the site does, and repeats it as the copied command. Returns both statuses and bodies. */
async function repeat(path: string, init?: RequestInit) {
  const response = await fetch(site + path, init)
  const ours = [response.status, await response.text()]
  const [entry] = backend.requests.get()
  if (!entry) throw new Error('Nothing was logged')
  const command = toCurl(entry, backend.settings.get())
  expect(command).toContain("'http://localhost:5000/")
  const shell = command.replace('http://localhost:5000', `http://127.0.0.1:${server.port}`)
  const { stdout: output } = await promisify(execFile)('sh', ['-c', `${shell} -m 5 -sw '\n%{http_code}'`], {
    env: { ...process.env, PASSWORD: demoSignIn.password },
  })
  const end = output.lastIndexOf('\n')
  return { ours, theirs: [Number(output.slice(end + 1)), output.slice(0, end)], command }
}

test.each([
  ['the list of jobs', {}, '/api/jobs'],
  ['a job', {}, '/api/jobs/3'],
  ['news of a category', {}, '/news/top-headlines?country=us&category=sports&apiKey=k'],
  ['an overridden endpoint', { mock: { jobs: '503' } }, '/api/jobs'],
  ['a scenario', { scenario: 'first-day' }, '/api/blogs'],
  ['an endpoint that the scenario leaves alone', { scenario: 'news-down', mock: { news: 'ok' } }, '/api/blogs'],
  ['an unknown job', {}, "/api/jobs/it's"],
])('the command of %s has the same response', async (_, settings, path) => {
  backend.set(settings)
  const { ours, theirs } = await repeat(path)
  expect(theirs).toEqual(ours)
})

test('the command of a signed-in request signs in by its scenario, and holds no token', async () => {
  backend.set({ as: 'admin' })
  const token = backend.signIn() ?? ''
  const { ours, theirs, command } = await repeat('/api/admin', { headers: { authorization: `Bearer ${token}` } })
  expect(theirs).toEqual(ours)
  expect(ours[0]).toBe(200)
  expect(command).not.toContain(token)
})

test('the command of a login reads the password from the environment', async () => {
  backend.set({})
  const { ours, theirs, command } = await repeat('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIn),
  })
  expect([ours[0], theirs[0]]).toEqual([200, 200])
  expect(command).not.toContain(demoSignIn.password)
})
