import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let folder: string
let file: string
let real: Server
let realAddress: string
let running: ChildProcess | undefined

const jobs = [{ id: 77, title: 'Keeper of the light' }]

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'alderway-har-'))
  file = path.join(folder, 'site.har')
  // A real service, at other paths than the mock server's.
  real = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').setHeader('set-cookie', 'sid=secret-cookie')
    if (request.url === '/v1/api/jobs') return response.end(JSON.stringify(jobs))
    if (request.url?.startsWith('/headlines/top-headlines')) return response.end('{"articles":[{"title":"Ferry"}]}')
    if (request.url === '/staff/auth/login') return request.pipe(response)
    const namesState = ['x-mock', 'x-as', 'x-now'].some((name) => name in request.headers)
    return response.writeHead(namesState ? 500 : 404).end('{"error":"none"}')
  })
  await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve))
  const { port } = real.address() as AddressInfo
  realAddress = `http://127.0.0.1:${port}`
})

afterEach(async () => {
  if (!running) return
  const ended = new Promise((resolve) => running?.once('exit', resolve))
  running.kill('SIGINT')
  await ended
  running = undefined
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => real.close(resolve))
})

const command = ['scripts/run.mjs', 'scripts/mock-server.ts', '--port', '0']

/** Starts the mock server as its command does. Returns its address. */
async function start(...flags: string[]): Promise<string> {
  const program = spawn(process.execPath, [...command, ...flags])
  running = program
  return new Promise((resolve, reject) => {
    program.stdout.on('data', (text) => {
      const found = /runs at (\S+)/.exec(String(text))?.[1]
      if (found) resolve(found)
    })
    program.once('exit', (code) => reject(new Error(`The mock server ended with ${code}.`)))
  })
}

/** What the command says when it refuses to start. */
function refusalOf(...flags: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...flags], (_error, _stdout, stderr) => resolve(stderr))
  })
}

async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  return { status: response.status, replay: response.headers.get('x-recording'), body: await response.text() }
}

test('--record sends requests to the real services and keeps their responses, --replay answers with them', async () => {
  const services = [
    '--admin',
    `${realAddress}/staff`,
    '--local',
    `${realAddress}/v1`,
    '--news',
    `${realAddress}/headlines`,
  ]
  const recorder = await start('--record', realAddress, '--to', file, ...services)
  const news = '/news/top-headlines?country=us&category=sports&apiKey=secret-key'
  expect(await ask(`${recorder}/api/jobs`)).toMatchObject({ status: 200, body: JSON.stringify(jobs) })
  expect(await ask(recorder + news)).toMatchObject({ status: 200, body: '{"articles":[{"title":"Ferry"}]}' })
  expect(await ask(`${recorder}/api/jobs/8`)).toMatchObject({ status: 404, body: '{"error":"none"}' })
  const login = { method: 'POST', body: '{"email":"a@b.example","password":"secret-word"}' }
  expect(await ask(`${recorder}/api/auth/login`, login)).toMatchObject({ body: login.body })
  // A request can name another state: this one is not recorded.
  expect(await ask(`${recorder}/api/blogs`, { headers: { 'x-mock': 'blogs:503' } })).toMatchObject({ status: 503 })
  expect(await ask(`${recorder}/api/blogs`, { headers: { 'x-mock': 'live' } })).toMatchObject({ status: 404 })
  const persona = { 'x-mock': 'live', 'x-as': 'member', 'x-now': '2026-12-24' }
  expect(await ask(`${recorder}/api/blogs`, { headers: persona })).toMatchObject({ status: 404 })
  running?.kill('SIGINT')

  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain('secret')
  const { entries } = JSON.parse(text).log
  expect(entries.map((entry: { request: { url: string } }) => entry.request.url.replace(realAddress, ''))).toEqual([
    '/v1/api/jobs',
    '/headlines/top-headlines?category=sports&country=us',
    '/staff/jobs/8',
    '/staff/auth/login',
  ])

  const replayer = await start('--replay', file, '--mock', 'blogs:503')
  expect(await ask(`${replayer}/api/jobs`)).toEqual({ status: 200, replay: 'replayed', body: JSON.stringify(jobs) })
  expect(await ask(`${replayer}/api/jobs/8`)).toMatchObject({ status: 404, replay: 'replayed' })
  expect(await ask(`${replayer}/api/jobs/3`)).toMatchObject({ status: 200, replay: 'not in the recording' })
  expect(await ask(`${replayer}/api/blogs`)).toMatchObject({ status: 503, replay: null })
  expect(await ask(`${replayer}/api/jobs?mock=jobs:empty`)).toMatchObject({ body: '[]', replay: null })
}, 60_000)

test('--as, --expires and --now say who asks, for how long and when, for requests that name nobody', async () => {
  const address = await start('--as', 'member', '--now', '2026-12-24', '--expires', '10')
  expect(await ask(`${address}/api/admin`)).toMatchObject({ status: 403 })
  expect(await ask(`${address}/api/admin?as=admin`)).toMatchObject({ status: 200 })
}, 60_000)

test('wrong flags and files are refused with what to do', async () => {
  const notHar = path.join(folder, 'other.json')
  writeFileSync(notHar, '{}')
  const refusals = await Promise.all([
    refusalOf('--record', realAddress),
    refusalOf('--replay', path.join(folder, 'missing.har')),
    refusalOf('--replay', notHar),
  ])
  expect(refusals).toEqual([
    expect.stringContaining('--record and --to go together'),
    expect.stringContaining('There is no file'),
    expect.stringContaining('is not a HAR file'),
  ])
}, 60_000)
