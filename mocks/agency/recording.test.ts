import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { siteWith } from '~test/backendParts'
import type { Backend } from '../engine/backend'
import { readHar } from '../engine/recording/har'
import { toRows } from '../engine/recording/rows'
import { immediate } from '../engine/respond'
import { applySnapshot } from '../engine/state/entry'
import { agency, createBackend } from './agency'

const at = 'http://mock'
let backend: Backend
beforeEach(() => {
  backend = createBackend({ admin: `${at}/api`, local: at, news: `${at}/news` }, immediate)
})

function recordingOf(browser: 'chrome' | 'firefox') {
  const reading = readHar(readFileSync(`test/har/${browser}.har`, 'utf8'), browser, agency.contract)
  if (!reading) throw new Error(`${browser}.har is not read`)
  return reading.recording
}

async function ask(path: string, method = 'GET') {
  const response = await getResponse(backend.handlers, new Request(at + path, { method }))
  if (!response) throw new Error(`Nothing answers ${path}`)
  return { status: response.status, replay: response.headers.get('x-recording'), body: await response.text() }
}

const news = (category: string) => `/news/top-headlines?country=us&category=${category}&apiKey=mine`

test('a request that was recorded is replayed, and any other answered normally, which both say', async () => {
  backend.set({ mock: { jobs: 'replay', job: 'replay', news: 'replay' }, recording: recordingOf('chrome') })
  expect(await ask('/api/jobs')).toMatchObject({
    status: 200,
    replay: 'replayed',
    body: expect.stringContaining('Keeper'),
  })
  expect(await ask('/api/jobs/3')).toMatchObject({ replay: 'replayed', body: expect.stringContaining('Leuchtturm') })
  expect(await ask('/api/jobs/4')).toMatchObject({ status: 200, replay: 'not in the recording' })
  expect(await ask(news('business'))).toMatchObject({ replay: 'replayed', body: expect.stringContaining('Ferry') })
  expect(await ask(news('sports'))).toMatchObject({ replay: 'not in the recording' })
  expect(await ask('/api/blogs')).toMatchObject({ status: 200, replay: null })
  const { response } = backend.requests.get()[1] ?? {}
  expect(response?.headers).toContainEqual(['x-recording', 'not in the recording'])
})

test('replay is a word like any other: in sequences, with conditions, with a latency', async () => {
  backend.set({ mock: { jobs: '503>replay+latency=0', 'job[id=99]': 'replay' }, recording: recordingOf('firefox') })
  expect(await ask('/api/jobs')).toMatchObject({ status: 503 })
  expect(await ask('/api/jobs')).toMatchObject({ status: 200, replay: 'not in the recording' })
  expect(await ask('/api/jobs/99')).toMatchObject({ status: 404, replay: 'replayed' })
  backend.set({ mock: { jobs: 'replay' } })
  expect(await ask('/api/jobs')).toMatchObject({ replay: 'not in the recording' })
})

test('a state in a link and in a file replays its recording', async () => {
  const recording = recordingOf('chrome')
  const state = { scenario: 'everyday', mock: { jobs: 'replay' }, recording, edits: [] }
  const { toFile, fromFile, toFragment, fromFragment } = backend.snapshots
  for (const opened of [fromFile(toFile(state)), await fromFragment(await toFragment(state))]) {
    backend.reset()
    if (opened) applySnapshot(backend, siteWith(), opened)
    expect(backend.recording.getState()).toEqual(recording)
    expect(await ask('/api/jobs')).toMatchObject({ replay: 'replayed' })
  }
})

test('lists become the tables’ rows, single rows join them, and one undo restores all', () => {
  const before = backend.database.count('article')
  const { rows, count, leftOut } = toRows(recordingOf('chrome'), agency, backend.database)
  expect([count, leftOut]).toEqual([4, 0])
  backend.edits.apply({ edit: 'rows', rows })
  const jobs = backend.database.table('job').getAll()
  expect(jobs.map(({ id, title, description }) => [id, title, description])).toEqual([
    [3, 'Keeper of the light', 'Nächte am Leuchtturm'],
    [41, 'Harbor pilot', null],
  ])
  // Those of business are replaced, and the other categories stay.
  const articles = backend.database.table('article').getAll()
  expect(articles).toHaveLength(before - 12 + 1)
  expect(articles.at(-1)).toMatchObject({
    category: 'business',
    country: 'us',
    source: 'The Harbor Post',
    author: 'A. Vane',
  })
  expect(backend.database.count('user')).toBe(6)
  backend.edits.undo()
  expect([backend.database.count('job'), backend.database.count('article')]).toEqual([30, before])
})

test('rows get an id where theirs is not a number; what is no row is counted', () => {
  const [response] = recordingOf('firefox').responses
  if (!response) throw new Error('Nothing is recorded')
  const body = JSON.stringify([{ id: 'autumn-tides', title: 'Autumn tides' }, { id: 2, title: 7 }, 'a string', null])
  const recording = { name: 'Odd', responses: [{ ...response, body }] }
  const { rows, count, leftOut } = toRows(recording, agency, backend.database)
  expect(rows.blog?.map(({ id, title }) => [id, title])).toEqual([[15, 'Autumn tides']])
  expect([count, leftOut]).toEqual([1, 3])
})

test('a list that cannot be read leaves its table alone', () => {
  const [response] = recordingOf('firefox').responses
  if (!response) throw new Error('Nothing is recorded')
  const recording = { name: 'Broken', responses: [{ ...response, body: '[{"title":' }] }
  expect(toRows(recording, agency, backend.database)).toMatchObject({ count: 0 })
  expect(toRows(recording, agency, backend.database).rows.blog).toHaveLength(14)
})
