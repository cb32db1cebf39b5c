import type { Backend } from './backend'
import { atRest, readQuery, type Setting, writeQuery } from './control'
import { fromFragment, holdsState, type Shared } from './share'
import { scenarios } from './scenarios'
import type { Site } from './site'

/** Puts a scenario in force, with nothing on top: its rows with the edits made to them, who is signed in by it. */
export function enterScenario(backend: Backend, site: Site, setting: Partial<Setting>): void {
  backend.set(setting)
  const { signedIn } = scenarios[backend.control.get().scenario]
  if (signedIn === 'nobody') site.signOut()
  else site.signIn(backend.sessions.open(1, { expired: signedIn === 'expired' }))
}

/** Puts a state that somebody handed on in force, whole. */
export function enterState(backend: Backend, site: Site, { signedIn, edits, ...setting }: Shared): void {
  backend.set(setting)
  backend.data.replace(edits)
  const expired = scenarios[backend.control.get().scenario].signedIn === 'expired'
  if (!signedIn) site.signOut()
  else if (expired || !site.isSignedIn()) site.signIn(backend.sessions.open(1, { expired }))
}

const key = 'alderway.mock'
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What a link says that was cut short. */
export const notWhole = 'The link is not whole: ask for it anew, or for the file.'

/** Whether this document was opened before in this tab: what the visitor has set since then counts, not its address. */
function wasHereBefore(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

/**
 * Puts the state in force that an address asks for, else the one that the tab has kept. Words that make no sense are
 * told on the console and in the panel.
 */
export async function enterFromAddress(
  backend: Backend,
  site: Site,
  { search, hash }: { search: string; hash: string },
  tab: Store,
): Promise<void> {
  const kept = readQuery(tab.getItem(key) ?? '')
  const given = readQuery(search)
  const fresh = !(kept && wasHereBefore())
  const state = fresh && holdsState(hash) ? await fromFragment(hash) : undefined

  if (state) enterState(backend, site, state)
  else if (fresh && new URLSearchParams(search).has('scenario')) {
    enterScenario(backend, site, given ?? atRest)
    // One link is one state: one's own edits are an undo away.
    if (backend.data.edits().length > 0) backend.data.replace([])
  } else backend.set((fresh ? given : undefined) ?? kept ?? atRest)
  if (fresh && holdsState(hash) && !state) {
    backend.control.set({ unknown: [notWhole] })
  }
  for (const sentence of backend.control.get().unknown) console.warn(`The address: ${sentence}`)
}

/** Keeps the setting for the tab from now on. */
export function keepInTab(backend: Backend, tab: Store): void {
  function keep() {
    tab.setItem(key, writeQuery(backend.control.get()) || 'scenario=everyday')
  }
  keep()
  backend.control.subscribe(keep)
}
