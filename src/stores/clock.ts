import { create } from 'zustand'

/** The clock, in milliseconds since 1970, that the site goes by. Builds with the mock backend may set another one. */
export const useClock = create(() => ({ now: () => Date.now() }))
