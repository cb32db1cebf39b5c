import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { siteWith } from '~test/backendParts'
import { at, createLibrary } from '~test/library/createLibrary'
import { createHandle } from './handle'

test('the log is read whole, or by the name of an endpoint, newest first', async () => {
  const backend = createLibrary()
  const handle = createHandle(backend, siteWith())
  for (const path of ['/books/isbn-1', '/books', '/books/isbn-2']) {
    await getResponse(backend.handlers, new Request(at + path))
  }
  const list = (endpoint?: string) => handle.log(endpoint).map(({ url }) => url.replace(at, ''))
  expect(list()).toEqual(['/books/isbn-2', '/books', '/books/isbn-1'])
  expect(list('book')).toEqual(['/books/isbn-2', '/books/isbn-1'])
  expect(list('profile')).toEqual([])
  expect(() => list('boks')).toThrow('Unknown endpoint "boks". Did you mean "books"?')
})

test('the next request is the first that begins later, once it is held or answered; then nothing listens any more', async () => {
  const backend = createLibrary()
  const { subscribe } = backend.requests
  const listening = new Set<unknown>()
  backend.requests.subscribe = (listener) => {
    const unsubscribe = subscribe(listener)
    listening.add(listener)
    return () => {
      listening.delete(listener)
      unsubscribe()
    }
  }
  const handle = createHandle(backend, siteWith())
  const ask = (path: string) => getResponse(backend.handlers, new Request(at + path))
  for (const path of ['/books', '/books/isbn-1']) await ask(path)
  handle.set({ mock: { books: 'hold' } })
  const [held, answered] = [handle.next('books', 'held'), handle.next('books')]
  const asked = [ask('/books'), ask('/books?page=2')]
  expect(await held).toMatchObject({ url: `${at}/books`, isHeld: true })
  expect(listening.size).toBe(1)
  handle.release('books', '503')
  expect(await answered).toMatchObject({ url: `${at}/books`, status: 503 })
  expect(listening.size).toBe(0)
  await Promise.all(asked)
})

test('behaviors alone leave whoever is signed in, an account or a scenario does not', () => {
  const site = siteWith('token of a visitor')
  const handle = createHandle(createLibrary(), site)
  handle.set({ mock: { books: '503' } })
  expect(site.token()).toBe('token of a visitor')
  handle.set({ as: 'nobody' })
  expect(site.token()).toBeNull()
  handle.set({ scenario: 'reading' })
  expect(site.token()).toMatch(/^demo\.1\./)
})
