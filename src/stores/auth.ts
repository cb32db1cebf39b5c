import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { tokenPattern } from '@/contract/token'
import { readProperty } from './readProperty'
import { safeStorage } from './safeStorage'

type SignOutReason = 'signed-out' | 'expired'

interface Auth {
  token: string | null
  /** Other tabs read it from storage. */
  signOutReason: SignOutReason | null
  isReasonShown: boolean
  signIn: (token: string) => void
  signOut: (reason: SignOutReason) => void
}

/** Reads what this or another version of the site has stored. */
function readStored(stored: unknown): { token: string | null; signOutReason: SignOutReason } {
  const token = readProperty(stored, 'token')
  return {
    token: typeof token === 'string' && tokenPattern.test(token) ? token : null,
    signOutReason: readProperty(stored, 'signOutReason') === 'expired' ? 'expired' : 'signed-out',
  }
}

export const useAuth = create<Auth>()(
  persist(
    (set, get) => ({
      token: null,
      signOutReason: null,
      isReasonShown: false,
      signIn: (token) => set({ token, signOutReason: null }),
      signOut: (signOutReason) => {
        if (get().token !== null) set({ token: null, signOutReason, isReasonShown: false })
      },
    }),
    {
      name: 'alderway.auth',
      storage: createJSONStorage(() => safeStorage('localStorage')),
      partialize: ({ token, signOutReason }) => ({ token, signOutReason }),
      // Of another version too: `merge` validates it.
      migrate: (stored) => stored,
      merge: (stored, current) => ({ ...current, token: readStored(stored).token }),
    },
  ),
)

/** From now on, as a scenario of the mock does: other tabs neither share nor end the session. */
export function keepSessionInTab() {
  useAuth.persist.setOptions({ storage: createJSONStorage(() => safeStorage('sessionStorage')) })
}

export function restoreTabSession() {
  if (safeStorage('sessionStorage').getItem('alderway.auth') === null) return
  keepSessionInTab()
  void useAuth.persist.rehydrate()
}

/** Follows the session of other tabs: `pageshow` is for the back/forward cache, where no `storage` event arrives. */
export function subscribeToOtherTabs(signal?: AbortSignal) {
  function readStorage(): unknown {
    const { storage, name = '' } = useAuth.persist.getOptions()
    try {
      return readProperty(storage?.getItem(name), 'state')
    } catch {
      // Not JSON.
      return undefined
    }
  }

  function onChange() {
    const { token, signOutReason } = readStored(readStorage())
    const { token: current, signIn, signOut } = useAuth.getState()
    if (token === null) signOut(signOutReason)
    else if (current !== token) signIn(token)
  }

  addEventListener('storage', onChange, { signal })
  addEventListener('pageshow', onChange, { signal })
}
