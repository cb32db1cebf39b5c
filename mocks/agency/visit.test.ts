import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { readHar, writeHar } from '../engine/recording/har'
import { immediate } from '../engine/requests/handlers'
import { createBackend } from './createBackend'

const bases = {
  admin: 'https://api.harbor.example/v1',
  local: 'https://api.harbor.example',
  news: 'https://api.harbor.example/v2',
}

function readVisit(browser: string) {
  const reading = readHar(readFileSync(`test/har/visit.${browser}.har`, 'utf8'), 'A visit', endpoints)
  if (!reading) throw new Error(`${browser}'s file is not read`)
  return reading.recording
}

const credentials = (email: string) => JSON.stringify({ email, password: 'our-password' })

const visit = [
  ['/api/jobs'],
  ['/api/jobs'],
  ['/v1/auth/login', credentials('ada@harbor.example')],
  ['/v1/auth/login', credentials('grace@harbor.example')],
  ['/v2/top-headlines?country=us&category=business&apiKey=our-key'],
  ['/v1/jobs/99'],
] as const

/** Records the visit of the files, from a service that responds as it did to Chromium, and exports it. */
async function exportVisit(): Promise<string> {
  const { responses } = readVisit('chromium')
  const forward = vi.fn<(request: Request) => Promise<Response>>()
  const backend = createBackend({ bases, timing: immediate, forward })
  backend.setOptions({ mock: { jobs: 'record', login: 'record', news: 'record', job: 'record' } })
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const [index, [address, body]] of visit.entries()) {
    const { at, status, headers, body: received } = responses[index] ?? { at: '', body: '' }
    vi.setSystemTime(at)
    forward.mockResolvedValueOnce(new Response(received, { status, headers: { ...headers, 'set-cookie': 'sid=ours' } }))
    await getResponse(backend.handlers, new Request(`${bases.local}${address}`, body ? { method: 'POST', body } : {}))
  }
  return writeHar(backend.recording.getState() ?? { name: '', responses: [] }, endpoints, bases)
}

test('the files of Chromium, of Firefox and of our own export give the same recording of the same visit', async () => {
  const chromium = readVisit('chromium')
  expect(chromium.responses.map(({ path, sent, status }) => [path, sent, status])).toEqual([
    ['/api/jobs', undefined, 503],
    ['/api/jobs', undefined, 200],
    ['/auth/login', '{"email":"ada@harbor.example","password":"(hidden)"}', 401],
    ['/auth/login', '{"email":"grace@harbor.example","password":"(hidden)"}', 200],
    ['/top-headlines?category=business&country=us', undefined, 200],
    ['/jobs/99', undefined, 404],
  ])
  expect(readVisit('firefox')).toEqual(chromium)
  const exported = readHar(await exportVisit(), 'A visit', endpoints)?.recording
  expect(exported).toEqual({ ...chromium, name: expect.stringMatching(/^Recording of /) })
})

test('the recording of a visit replays each login, and the list that failed and then loaded', async () => {
  const backend = createBackend({ bases, timing: immediate })
  backend.setOptions({ mock: { jobs: 'replay', login: 'replay' }, recording: readVisit('firefox') })
  const statuses = []
  for (const [address, body] of visit.slice(0, 4).toReversed()) {
    const request = new Request(`${bases.local}${address}`, body ? { method: 'POST', body } : {})
    statuses.push((await getResponse(backend.handlers, request))?.status)
  }
  expect(statuses).toEqual([200, 401, 503, 200])
})
