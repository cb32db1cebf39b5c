// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { startInBrowser } from '~mocks/transports/browser'
import { siteWith, storageWith } from '~test/backendParts'
import { startLibrary } from './browser'
import { createLibrary } from './createLibrary'

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
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener')
  await open('?mock=books:503')
  expect((await fetch('/library/books')).status).toBe(503)
  expect(await (await fetch('/library/books/isbn-1')).json()).toMatchObject({ title: 'Book 1' })
  const panel = document.querySelector('[data-screen-only]')?.shadowRoot
  const heard = listening.mock.contexts.filter(
    (target, index) =>
      target instanceof HTMLElement && panel?.contains(target) && listening.mock.calls[index]?.[0] === 'click',
  )
  // Screen readers call what listens to clicks clickable, and all that is in it.
  const roles = heard.map((target) => target instanceof HTMLElement && target.getAttribute('role'))
  expect(new Set(roles)).toEqual(new Set(['none']))
  expect(Object.keys(globalThis)).toContain('__library')
})

test('its bug report is copied also where the build of the page has no name', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('__BUILD__', undefined)
  const panel = document.querySelector('[data-screen-only]')?.shadowRoot
  const options = { timeout: 4000 }
  async function press(name: string) {
    const findButton = () =>
      [...(panel?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
    await vi.waitFor(() => expect(findButton()).toBeTruthy(), options)
    findButton()?.click()
  }
  await press('Demo data')
  await press('Copy bug report')
  await vi.waitFor(() => expect(panel?.querySelector('textarea')?.value).toContain('- Build: unknown'), options)
})

test('two backends of one origin keep what they store apart', () => {
  const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  expect(sessionStorage.getItem('alderway.mock.state')).toBe('of another backend')
  expect(names.filter((name) => !name.startsWith('library.mock.'))).toEqual(['alderway.mock.state'])
  expect(sessionStorage.getItem('library.mock.state')).toContain('503')
})

test('a link to the page that is open is followed, also before the panel is there', async () => {
  const backend = createLibrary()
  const storage = { local: storageWith(), session: storageWith() }
  await startInBrowser({ ...storage, backend, baseUrl: '/', address: { search: '', hash: '' }, site: siteWith() })
  const snapshot = { ...backend.catalog.everyday, edits: [{ edit: 'delete', table: 'book', id: 'isbn-1' }] as const }
  location.hash = await backend.codec.writeFragment(snapshot)
  await vi.waitFor(() => expect(backend.edits.active()).toEqual(snapshot.edits))
})
