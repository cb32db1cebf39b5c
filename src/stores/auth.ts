import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { safeStorage } from './safeStorage'

/** Why the last session ended: the visitor left, or the server no longer knew the token. */
export type Ended = 'signed-out' | 'expired'

interface Auth {
  token: string | null
  ended: Ended | null
  signIn: (token: string) => void
  end: (how: Ended) => void
}

const Stored = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

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
      merge: (stored, current) => ({ ...current, ...(v.is(Stored, stored) && { token: stored.token }) }),
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
      return v.is(v.object({ state: Stored }), storage?.getItem(name))
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
