import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { token } from '@/contract/endpoint'
import { safeStorage } from './safeStorage'

/** Why the last session ended: the visitor left, or the server no longer knew the token. */
export type Ended = 'signed-out' | 'expired'

interface Auth {
  token: string | null
  ended: Ended | null
  signIn: (token: string) => void
  end: (how: Ended) => void
}

const Stored = v.object({ token })

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
      merge: (stored, current) => ({ ...current, ...(v.is(Stored, stored) && { token: stored.token }) }),
    },
  ),
)
