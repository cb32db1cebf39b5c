import { expect, test } from 'vitest'
import type { Snapshot } from '../../engine/state/snapshot'
import { toPlaywright, toScenario, toStory, toVitest } from './code'

const state: Snapshot = { scenario: 'news-down', mock: { jobs: 'slow+latency=20' }, edits: [] }
const edited: Snapshot = {
  ...state,
  edits: [{ edit: 'put', table: 'job', row: { id: 1, title: "The captain's mate" } }],
}

function optionsFor(snapshot: Snapshot) {
  return { snapshot, address: '/jobs' }
}

test('a story names the page and the state', () => {
  expect(toStory(optionsFor(state))).toBe(`export const NewsDownJobsSlowLatency20 = meta.story({
  parameters: { route: '/jobs', scenario: 'news-down', mock: { jobs: 'slow+latency=20' } },
})`)
  expect(toStory(optionsFor({ ...state, as: 'admin', expires: 10, now: '2026-12-24' }))).toContain(
    "as: 'admin', expires: 10, now: '2026-12-24'",
  )
})

test('a Vitest test renders the page in the state, and applies edits first', () => {
  const rendered = "await renderPage('/jobs', { scenario: 'news-down', mock: { jobs: 'slow+latency=20' } })"
  expect(toVitest(optionsFor(state))).toBe(rendered)
  const [set, replace, render] = toVitest(optionsFor(edited)).split('\n')
  expect(set).toBe("backend.set({ scenario: 'news-down', mock: { jobs: 'slow+latency=20' } })")
  expect(replace).toContain(String.raw`title: 'The captain\'s mate'`)
  expect(render).toBe(rendered)
})

test('a Playwright test opens the address, with the fragment for what options cannot say', () => {
  const options = "{ scenario: 'news-down', mock: { jobs: 'slow+latency=20' } }"
  expect(toPlaywright(optionsFor(state), '')).toBe(`await open('/jobs', ${options})`)
  expect(toPlaywright(optionsFor(edited), '#state=abc')).toBe(`await open('/jobs#state=abc', ${options})`)
})

test('a scenario has the behaviors of the one that it changes, and says what it leaves out', () => {
  expect(toScenario('Slow Monday!', state)).toBe(
    "  'slow-monday': { title: 'Slow Monday!', description: 'Slow Monday!', dataset: 'agency', mock: 'news:error,jobs:slow+latency=20', as: 'nobody' },",
  )
  const [note, entry] = toScenario('7', { ...edited, scenario: 'expired-session' }).split('\n')
  expect(note).toContain('Without its edits (1), which')
  expect(entry).toContain("as: 'admin', expires: 0")
})
