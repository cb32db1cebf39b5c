import { expect, test } from 'vitest'
import { fromFile, fromFragment, holdsState, type Shared, toFile, toFragment } from './share'

const state: Shared = {
  scenario: 'news-down',
  mock: { jobs: 'slow', blogs: 'error+latency=800' },
  signedIn: true,
  edits: [
    { edit: 'put', table: 'job', row: { id: 3, title: 'Zoë’s café 東京', salary: null } },
    { edit: 'count', table: 'blog', count: 20 },
    { edit: 'delete', table: 'user', id: 2 },
  ],
}

test('a state travels in a fragment, whole', async () => {
  const fragment = await toFragment(state)
  expect(fragment).toMatch(/^state=[\w-]+$/)
  expect(holdsState(`#${fragment}`)).toBe(true)
  expect(await fromFragment(`#${fragment}`)).toEqual({ ...state, unknown: [] })
})

test('a state travels as a file, whole', () => expect(fromFile(toFile(state))).toEqual({ ...state, unknown: [] }))

test('a state of an ordinary day travels whole too', async () => {
  const state: Shared = { scenario: 'everyday', mock: {}, signedIn: true, edits: [] }
  expect(await fromFragment(await toFragment(state))).toEqual({ ...state, unknown: [] })
})

test('a fragment that only mentions a state holds none', () => {
  expect(holdsState('#top')).toBe(false)
  expect(holdsState('#top#state=abc')).toBe(false)
})

test('a link that was cut short, or made up, is no state', async () => {
  const fragment = await toFragment(state)
  expect(await fromFragment(fragment.slice(0, -9))).toBeUndefined()
  expect(await fromFragment('#state=%%%')).toBeUndefined()
  expect(await fromFragment('#state=')).toBeUndefined()
})

test('a short link that would keep the page at work for minutes is no state', async () => {
  const times = (count: number): Shared => ({
    ...state,
    edits: Array.from({ length: count }, () => ({ edit: 'count', table: 'job', count: 10_000 })),
  })
  expect(await fromFragment(await toFragment(times(100)))).toBeDefined()
  expect(await fromFragment(await toFragment(times(101)))).toBeUndefined()
})

test.each(['', 'null', '{"version":2}', '{"version":1,"query":"","signedIn":true,"edits":[{"edit":"put"}]}', '<html>'])(
  'a file that holds %s is no state',
  (text) => expect(fromFile(text)).toBeUndefined(),
)
