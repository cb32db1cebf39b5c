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
    local: storage,
    session: storage,
    site: siteWith(),
  })
}

const kept = new Map([['alderway.mock.state', 'of another backend']])
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

test('a library runs in a page, in the state of the address, with a panel and a handle of its own', async () => {
  await open('?mock=books:503')
  expect((await fetch('/library/books')).status).toBe(503)
  expect(await (await fetch('/library/books/isbn-1')).json()).toMatchObject({ title: 'Book 1' })
  expect(document.querySelector('[data-screen-only]')?.shadowRoot).toBeTruthy()
  expect(Object.keys(globalThis)).toContain('__library')
})

test('two backends of one origin keep what they store apart', () => {
  expect(kept.get('alderway.mock.state')).toBe('of another backend')
  expect([...kept.keys()].filter((key) => !key.startsWith('library.mock.'))).toEqual(['alderway.mock.state'])
  expect(kept.get('library.mock.state')).toContain('503')
})
