import { expect, test } from 'vitest'
import { createCatalog } from '../engine/state/catalog'
import { library } from '~test/library/library'
import { groupStates, listPages } from './states'

const catalog = createCatalog(library)
const list = { name: 'list', title: 'Books', address: '/books', calls: ['books'] } as const
const own = { name: 'own', title: 'My books', address: '/my?tab=1', calls: ['books', 'book'], atEnd: 'book' } as const
const ownSignedIn = { ...own, scenario: 'reading' }

test('a page has a group for each endpoint that it calls, and one for the scenarios', () => {
  const groups = groupStates(catalog, own)
  expect(groups.map(({ name }) => name)).toEqual(['books', 'book', 'scenarios'])
  const [books, book, scenarios] = groups.map(({ states }) => states)
  expect(books?.[0]).toMatchObject({ name: 'books ok', frameTitle: 'My books: books ok', tick: 'own books ok' })
  expect([books, book, scenarios].map((states) => states?.[0]?.isAtEnd)).toEqual([false, true, false])
  expect(books?.map(({ name }) => name)).not.toContain('books hold')
})

test('failures after the first are folded', () => {
  const [books] = groupStates(catalog, list)
  const isFolded = new Map(books?.states.map((state) => [state.name, state.isFolded]))
  expect([isFolded.get('books ok'), isFolded.get('books error'), isFolded.get('books 503')]).toEqual([
    false,
    false,
    true,
  ])
})

test('one scenario of all pages names each page once, with a login where the page needs one', () => {
  const [group] = listPages(catalog, [list, ownSignedIn], 'closed')
  expect(group?.states).toMatchObject([
    {
      title: 'Books',
      name: '/books',
      tick: 'list closed',
      frameTitle: 'Books: closed',
      address: '/books?scenario=closed',
    },
    { title: 'My books', tick: 'own closed', address: '/my?tab=1&scenario=closed&as=reader' },
  ])
})

test('a scenario that signs someone in itself keeps its account', () => {
  const [group] = listPages(catalog, [ownSignedIn], 'reading')
  expect(group?.states[0]?.address).toBe('/my?tab=1&scenario=reading')
})

test('a page whose state shows once its form is sent says so', () => {
  const [group] = listPages(catalog, [list, { ...own, onSubmit: true }], 'usual')
  expect(group?.states.map(({ description }) => description)).toEqual(['', 'Submit its form to see the state.'])
})
