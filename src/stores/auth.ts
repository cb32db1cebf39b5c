import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { tokenPattern } from '@/contract/token'
import { safeStorage } from './safeStorage'

/** Why the last session ended: the visitor left, or the server no longer knew the token. */
export type Ended = 'signed-out' | 'expired'

interface Auth {
  token: string | null
  ended: Ended | null
  signIn: (token: string) => void
  end: (how: Ended) => void
}

function holdsToken(stored: unknown): stored is { token: string } {
  const token = typeof stored === 'object' && stored !== null && 'token' in stored ? stored.token : undefined
  return typeof token === 'string' && tokenPattern.test(token)
}

/** Who is signed in. The token outlives a reload where the browser keeps storage. */
export const useAuth = create<Auth>()(
  persist(
    (set) => ({
      token: null,
      ended: null,
      signIn: (token) => set({ token, ended: null }),
      end: (ended) => set({ token: null, ended }),
    }),
    {
      name: 'alderway.auth',
      storage: createJSONStorage(() => safeStorage('localStorage')),
      partialize: ({ token }) => ({ token }),
      // What another version of the site has kept is read like our own: `merge` looks at what it is.
      migrate: (stored) => stored,
      merge: (stored, current) => ({ ...current, ...(holdsToken(stored) && { token: stored.token }) }),
    },
  ),
)

/**
 * Signs this page out when another tab has, also while it lay in the back/forward cache, which hears of nothing. Gives
 * how to stop.
 */
export function followSignOut(): () => void {
  function isKept(): boolean {
    const { storage, name = '' } = useAuth.persist.getOptions()
    try {
      const stored: unknown = storage?.getItem(name)
      return typeof stored === 'object' && stored !== null && 'state' in stored && holdsToken(stored.state)
    } catch {
      // It holds something that is no JSON.
      return false
    }
  }

  function follow() {
    const { token, end } = useAuth.getState()
    if (token !== null && !isKept()) end('signed-out')
  }

  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener('pageshow', follow)
  }
}
