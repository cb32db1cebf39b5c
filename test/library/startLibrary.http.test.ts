// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { siteWith } from '~test/backendParts'
import { startLibrary } from './browser'

// In a process of its own: a page's backend is never stopped.

/** Starts the library in a page that was opened at this address. */
async function open(search: string) {
  vi.spyOn(console, 'info').mockReturnValue()
  history.replaceState(null, '', `/shelves${search}`)
  await startLibrary({
    baseUrl: '/',
    address: { search, hash: '' },
    local: localStorage,
    session: sessionStorage,
    site: siteWith(),
  })
}

test('a library runs in a page, in the state of the address, with a panel and a handle of its own', async () => {
  sessionStorage.setItem('alderway.mock.state', 'of another backend')
  await open('?mock=books:503')
  expect((await fetch('/library/books')).status).toBe(503)
  expect(await (await fetch('/library/books/isbn-1')).json()).toMatchObject({ title: 'Book 1' })
  expect(document.querySelector('[data-screen-only]')?.shadowRoot).toBeTruthy()
  expect(Object.keys(globalThis)).toContain('__library')
})

test('two backends of one origin keep what they store apart', () => {
  const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  expect(sessionStorage.getItem('alderway.mock.state')).toBe('of another backend')
  expect(names.filter((name) => !name.startsWith('library.mock.'))).toEqual(['alderway.mock.state'])
  expect(sessionStorage.getItem('library.mock.state')).toContain('503')
})
