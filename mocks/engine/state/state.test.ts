import { beforeEach, expect, test } from 'vitest'
import { createLibrary } from '~test/library/createLibrary'
import type { Override, Step } from '../behaviors'
import { suggest } from './catalog'
import { createStateStore } from './state'

const { catalog } = createLibrary()

let state: ReturnType<typeof createStateStore>
beforeEach(() => {
  state = createStateStore(catalog)
})

function set(...overrides: Override[]) {
  state.set({ ...catalog.everyday, overrides })
}

const steps = (...behaviors: Step['behavior'][]) => behaviors.map((behavior) => ({ behavior }))
const next = (endpoint: string, parameters = {}) => state.next(endpoint, parameters).behavior

test('an endpoint follows its override, else the scenario, else it is ok', () => {
  expect(next('books')).toBe('ok')
  state.set({ scenario: 'closed', overrides: [{ endpoint: 'book', steps: steps('ok') }] })
  expect([next('books'), next('book', { id: '1' })]).toEqual([503, 'ok'])
  state.set({ scenario: 'reading', overrides: [] })
  expect([next('book', { id: 'isbn-2' }), next('book', { id: 'isbn-1' })]).toEqual([404, 'ok'])
  state.set({ scenario: 'reading', overrides: [{ endpoint: 'book', steps: steps('slow') }] })
  expect(next('book', { id: 'isbn-2' })).toBe('slow')
})

test('the last step repeats, and a step counts its own requests', () => {
  set({ endpoint: 'books', steps: steps('ok', 'flaky') })
  const seen = Array.from({ length: 4 }, () => state.next('books', {}))
  expect(seen.map(({ behavior, attempt }) => [behavior, attempt])).toEqual([
    ['ok', 1],
    ['flaky', 1],
    ['flaky', 2],
    ['flaky', 3],
  ])
})

test('requests are counted by override, and start over with a change', () => {
  const overrides = [
    { endpoint: 'book', steps: steps('ok', 503) },
    { endpoint: 'book', when: { id: '7' }, steps: steps('ok', 404) },
  ]
  set(...overrides)
  const both = () => [next('book', { id: '1' }), next('book', { id: '7' })]
  expect([both(), both()]).toEqual([
    ['ok', 'ok'],
    [503, 404],
  ])
  expect(overrides.map((override) => state.countRequests(override))).toEqual([2, 2])
  set(...overrides)
  expect(both()).toEqual(['ok', 'ok'])
})

test('a request that nothing waits for is not counted, unless the state has changed since', () => {
  set({ endpoint: 'books', steps: steps('ok', 503) })
  const first = state.next('books', {})
  first.uncount()
  expect(next('books')).toBe('ok')
  set({ endpoint: 'books', steps: steps(503, 'ok') })
  next('books')
  first.uncount()
  expect(next('books')).toBe('ok')
})

test('every condition has to match, and of several overrides the last counts', () => {
  set(
    { endpoint: 'books', when: { page: '2', size: '5' }, steps: steps(404) },
    { endpoint: 'books', when: { page: '2' }, steps: steps(503) },
  )
  expect(next('books', { page: '2', size: '5' })).toBe(503)
  set(
    { endpoint: 'books', when: { page: '2', size: '5' }, steps: steps(404) },
    { endpoint: 'books', steps: steps(503) },
  )
  expect([next('books', { page: '2', size: '5' }), next('books', { page: '2' })]).toEqual([404, 503])
})

test('a condition matches a repeated parameter that has its value among others', () => {
  set({ endpoint: 'books', when: { tag: 'sea' }, steps: steps(503) })
  const tags = ['sea', ['light', 'sea'], ['light'], undefined]
  expect(tags.map((tag) => next('books', { tag }))).toEqual([503, 503, 'ok', 'ok'])
})

test('a latency range is drawn from by the link and the request’s position: the same link waits the same way', () => {
  const ranged = { behavior: 'ok', latency: [200, 800] } satisfies Step
  const books: Override = { endpoint: 'books', steps: [ranged] }
  const book: Override = { endpoint: 'book', steps: [ranged] }
  const draw = (endpoint: string) => Array.from({ length: 50 }, () => state.next(endpoint, {}).wait ?? -1)
  set(books, book)
  const [ofBooks, ofBook] = [draw('books'), draw('book')]
  expect(Math.min(...ofBooks)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...ofBooks)).toBeLessThanOrEqual(800)
  expect(new Set([...ofBooks, ...ofBook]).size).toBeGreaterThan(75)

  // On another machine, after a login, with the requests in another order.
  state = createStateStore(catalog)
  state.set({ ...catalog.everyday, overrides: [books, book], as: 'reader' })
  expect([draw('book'), draw('books')]).toEqual([ofBook, ofBooks])
  set(books)
  expect(draw('books')).not.toEqual(ofBooks)
  set({
    endpoint: 'books',
    steps: [{ behavior: 'ok', latency: [7, 7] }, { behavior: 503, latency: 9 }, ...steps('ok')],
  })
  expect(['books', 'books', 'books'].map((endpoint) => state.next(endpoint, {}).wait)).toEqual([7, 9, undefined])
})

test.each([
  ['getuserbyi', ['getUser', 'getUserById']],
  ['URGNT', ['large', 'URGENT']],
])('for %s the nearest of %j is suggested, whatever the letter case', (word, known) => {
  expect(suggest(word, known)).toBe(`Did you mean "${known[1]}"?`)
})
