import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { tokenPattern } from '@/contract/token'
import { safeStorage } from './safeStorage'

/** Why the last session ended: the visitor signed out, or the server rejected the token. */
export type SignOutReason = 'signed-out' | 'expired'

interface Auth {
  token: string | null
  signOutReason: SignOutReason | null
  signIn: (token: string) => void
  /** Ends the session, if there is one. */
  signOut: (reason: SignOutReason) => void
}

function holdsToken(stored: unknown): stored is { token: string } {
  const token = typeof stored === 'object' && stored !== null && 'token' in stored ? stored.token : undefined
  return typeof token === 'string' && tokenPattern.test(token)
}

/** The session. The token survives a reload if the browser keeps storage. */
export const useAuth = create<Auth>()(
  persist(
    (set, get) => ({
      token: null,
      signOutReason: null,
      signIn: (token) => set({ token, signOutReason: null }),
      signOut: (signOutReason) => {
        if (get().token !== null) set({ token: null, signOutReason })
      },
    }),
    {
      name: 'alderway.auth',
      storage: createJSONStorage(() => safeStorage('localStorage')),
      partialize: ({ token }) => ({ token }),
      // Accepts state that another version of the site stored: `merge` validates it.
      migrate: (stored) => stored,
      merge: (stored, current) => ({ ...current, token: holdsToken(stored) ? stored.token : null }),
    },
  ),
)

/** Keeps the session in this tab from now on, as a scenario of the mock does: other tabs neither share nor end it. */
export function keepSessionInTab(): void {
  useAuth.persist.setOptions({ storage: createJSONStorage(() => safeStorage('sessionStorage')) })
}

/** Restores a session that was kept in this tab. */
export function restoreTabSession(): void {
  if (safeStorage('sessionStorage').getItem('alderway.auth') === null) return
  keepSessionInTab()
  void useAuth.persist.rehydrate()
}

/**
 * Signs this page out when another tab signs out, also while it was in the back/forward cache, where no event arrives.
 * Returns an unsubscribe function.
 */
export function subscribeToSignOut(): () => void {
  function isStored(): boolean {
    const { storage, name = '' } = useAuth.persist.getOptions()
    try {
      const stored: unknown = storage?.getItem(name)
      return typeof stored === 'object' && stored !== null && 'state' in stored && holdsToken(stored.state)
    } catch {
      // Not JSON.
      return false
    }
  }

  function onChange() {
    if (!isStored()) useAuth.getState().signOut('signed-out')
  }

  addEventListener('storage', onChange)
  addEventListener('pageshow', onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener('pageshow', onChange)
  }
}
