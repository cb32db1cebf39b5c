// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { safeStorage } from './safeStorage'
import { subscribeToSignOut, useAuth } from './auth'

afterEach(() => vi.restoreAllMocks())

describe('storage that is refused', () => {
  test('a full or forbidden storage is survived in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const storage = safeStorage('sessionStorage')
    storage.setItem('word', 'kept')
    expect(storage.getItem('word')).toBe('kept')
    storage.removeItem('word')
    expect(storage.getItem('word')).toBeNull()
  })
})

describe('who is signed in', () => {
  test('a token is kept in browser storage, and gone from it after the end', () => {
    useAuth.getState().signIn('abc')
    expect(localStorage.getItem('alderway.auth')).toContain('abc')
    useAuth.getState().signOut('signed-out')
    expect(localStorage.getItem('alderway.auth')).not.toContain('abc')
    expect(useAuth.getState()).toMatchObject({ token: null, signOutReason: 'signed-out' })
  })

  test.each(['not json', '{"state":{"token":7}}', '{"state":{"token":""}}', 'null', '[]'])(
    'what stands in storage and is no session is ignored: %s',
    async (stored) => {
      localStorage.setItem('alderway.auth', stored)
      await useAuth.persist.rehydrate()
      expect(useAuth.getState().token).toBeNull()
    },
  )

  test.each([
    ['another tab signs out', new StorageEvent('storage', { key: 'alderway.auth' })],
    ['storage is cleared in another tab', new StorageEvent('storage', { key: null })],
    ['the page comes back from the back/forward cache', new PageTransitionEvent('pageshow', { persisted: true })],
  ])('where %s, the session ends here too', (_, event) => {
    const stop = subscribeToSignOut()
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
    stop()
  })

  test('a session that storage refused to keep outlives what other tabs do', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const stop = subscribeToSignOut()
    useAuth.getState().signIn('abc')
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(useAuth.getState().token).toBe('abc')
    refuse.mockRestore()
    useAuth.getState().signOut('signed-out')
    stop()
  })

  test('a token that no header could carry is no session', async () => {
    localStorage.setItem('alderway.auth', JSON.stringify({ state: { token: 'größer als 日本' }, version: 0 }))
    await useAuth.persist.rehydrate()
    expect(useAuth.getState().token).toBeNull()
  })

  test('who signed in under another version of the site stays signed in, and nothing is complained of', async () => {
    localStorage.setItem('alderway.auth', '{"state":{"token":"abc","name":"Ilse"},"version":7}')
    await useAuth.persist.rehydrate()
    expect(useAuth.getState()).toMatchObject({ token: 'abc', signOutReason: null })
  })

  test('a kept token is read again', async () => {
    localStorage.setItem('alderway.auth', '{"state":{"token":"abc"},"version":0}')
    await useAuth.persist.rehydrate()
    expect(useAuth.getState().token).toBe('abc')
  })
})
