import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { themeKey } from '@/protocol'
import { safeStorage } from './safeStorage'
import { setTheme, useTheme } from './theme'
import { keepSessionInTab, restoreTabSession, subscribeToOtherTabs, useAuth } from './auth'

afterEach(() => vi.restoreAllMocks())

function followOtherTabs() {
  const listening = new AbortController()
  subscribeToOtherTabs(listening.signal)
  onTestFinished(() => listening.abort())
}

test('values stay in memory when storage is full or blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const storage = safeStorage('sessionStorage')
  storage.setItem('word', 'kept')
  expect(storage.getItem('word')).toBe('kept')
  storage.removeItem('word')
  expect(storage.getItem('word')).toBeNull()
})

test('a value that storage has room for again replaces the one in memory', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const storage = safeStorage('sessionStorage')
  storage.setItem('word', 'in memory')
  full.mockRestore()
  storage.setItem('word', 'on disk')
  expect(storage.getItem('word')).toBe('on disk')
  storage.removeItem('word')
})

test('a page that keeps its values in memory begins with none, also of those that storage had no room for', async () => {
  vi.resetModules()
  // The tests of other files share the modules, which would keep their drafts.
  onTestFinished(() => void vi.resetModules())
  const { keepInMemory, safeStorage: createStorage } = await import('./safeStorage')
  const storage = createStorage('sessionStorage')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storage.setItem('word', 'of another story')
  full.mockRestore()
  keepInMemory()
  expect(storage.getItem('word')).toBeNull()
  storage.setItem('word', 'own')
  expect([storage.getItem('word'), sessionStorage.getItem('word')]).toEqual(['own', null])
})

test('a theme that is chosen in another tab shows in this one', () => {
  localStorage.setItem(themeKey, 'dark')
  dispatchEvent(new StorageEvent('storage', { key: themeKey }))
  expect([useTheme.getState().theme, document.documentElement.style.colorScheme]).toEqual(['dark', 'dark'])
  setTheme('light dark')
})

test('a stored theme that this version does not know changes nothing', () => {
  setTheme('dark')
  setTheme('sepia')
  expect([useTheme.getState().theme, localStorage.getItem(themeKey)]).toEqual(['dark', 'dark'])
  setTheme('light dark')
})

describe('the session', () => {
  test('the token is stored, and removed after signing out', () => {
    useAuth.getState().signIn('abc')
    expect(localStorage.getItem('alderway.auth')).toContain('abc')
    useAuth.getState().signOut('signed-out')
    expect(localStorage.getItem('alderway.auth')).not.toContain('abc')
    expect(useAuth.getState()).toMatchObject({ token: null, signOutReason: 'signed-out' })
  })

  test('a visitor who never logged in is not told that they are logged out', () => {
    useAuth.getState().signOut('signed-out')
    expect(useAuth.getState().signOutReason).toBeNull()
  })

  test.each([
    'not json',
    '{"state":{"token":7}}',
    '{"state":{"token":""}}',
    '{"state":{"token":"größer"}}',
    'null',
    '[]',
  ])('ignores stored text that is no session, or whose token no header can carry: %s', async (stored) => {
    localStorage.setItem('alderway.auth', stored)
    await useAuth.persist.rehydrate()
    expect(useAuth.getState().token).toBeNull()
  })

  test.each([
    ['another tab signs out', new StorageEvent('storage', { key: 'alderway.auth' })],
    ['storage is cleared in another tab', new StorageEvent('storage', { key: null })],
    ['the page comes back from the back/forward cache', new PageTransitionEvent('pageshow', { persisted: true })],
  ])('the session ends when %s', (_, event) => {
    followOtherTabs()
    useAuth.getState().signIn('abc')
    dispatchEvent(event)
    expect(useAuth.getState().token).toBe('abc')
    localStorage.clear()
    dispatchEvent(event)
    expect(useAuth.getState()).toMatchObject({ token: null, signOutReason: 'signed-out' })
    useAuth.getState().signIn('abc')
    localStorage.setItem('alderway.auth', 'rubbish of another app')
    dispatchEvent(event)
    expect(useAuth.getState().token).toBeNull()
  })

  test('a session that another tab finds expired is told as expired', () => {
    followOtherTabs()
    useAuth.getState().signIn('abc')
    localStorage.setItem('alderway.auth', '{"state":{"token":null,"signOutReason":"expired"},"version":0}')
    dispatchEvent(new StorageEvent('storage', { key: 'alderway.auth' }))
    expect(useAuth.getState()).toMatchObject({ token: null, signOutReason: 'expired' })
  })

  test('a login in another tab logs this one in, with no word left of the logout before', () => {
    followOtherTabs()
    useAuth.getState().signIn('abc')
    useAuth.getState().signOut('expired')
    localStorage.setItem('alderway.auth', '{"state":{"token":"def","signOutReason":null},"version":0}')
    dispatchEvent(new StorageEvent('storage', { key: 'alderway.auth' }))
    expect(useAuth.getState()).toMatchObject({ token: 'def', signOutReason: null })
  })

  test('a page from the back/forward cache takes the token of a newer session', () => {
    followOtherTabs()
    useAuth.getState().signIn('abc')
    localStorage.setItem('alderway.auth', '{"state":{"token":"def","signOutReason":null},"version":0}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(useAuth.getState().token).toBe('def')
  })

  test('a session that could not be stored survives changes in other tabs', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    followOtherTabs()
    useAuth.getState().signIn('abc')
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(useAuth.getState().token).toBe('abc')
    setItem.mockRestore()
    useAuth.getState().signOut('signed-out')
  })

  test('a session of another version of the site stays signed in without a console error', async () => {
    localStorage.setItem('alderway.auth', '{"state":{"token":"abc","name":"Ilse"},"version":7}')
    await useAuth.persist.rehydrate()
    expect(useAuth.getState()).toMatchObject({ token: 'abc', signOutReason: null })
  })
})

test('a session kept in its tab survives a reload, and neither ends with the other tabs’ nor ends theirs', () => {
  const { storage: shared } = useAuth.persist.getOptions()
  useAuth.getState().signIn('of-all-tabs')
  keepSessionInTab()
  useAuth.getState().signIn('of-this-tab')
  expect(localStorage.getItem('alderway.auth')).toContain('of-all-tabs')
  followOtherTabs()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'alderway.auth' }))
  expect(useAuth.getState().token).toBe('of-this-tab')

  // As after a reload, with what all tabs share.
  useAuth.persist.setOptions({ storage: shared })
  localStorage.setItem('alderway.auth', '{"state":{"token":"of-all-tabs"}}')
  void useAuth.persist.rehydrate()
  expect(useAuth.getState().token).toBe('of-all-tabs')
  restoreTabSession()
  expect(useAuth.getState().token).toBe('of-this-tab')
  useAuth.getState().signOut('signed-out')
  restoreTabSession()
  expect(useAuth.getState().token).toBeNull()

  sessionStorage.clear()
  localStorage.clear()
  useAuth.persist.setOptions({ storage: shared })
})
