import * as v from 'valibot'
import type { Backend } from '../backend'
import { CustomResponses } from '../behaviors'
import { defaultSettings, type KeyValueStorage, responsesKey, settingsKey } from '../storage'
import { hasSnapshot, type Snapshot } from './snapshot'
import type { Settings } from './words'

/** What the backend may do with the site that it runs beside. */
export interface Site {
  /** Requests everything on screen again. */
  refetch: () => void
  signIn: (token: string) => void
  signOut: () => void
  isSignedIn: () => boolean
  subscribe: (listener: () => void) => () => void
}

export const incompleteLink = 'This link is incomplete. Ask for a new one, or for the state file.'

/** Applies settings: the scenario's rows with the edits made to them, and its sign-in. */
export function applySettings(backend: Backend, site: Site, settings: Partial<Settings>): void {
  backend.set(settings)
  const { signedIn } = backend.scenario()
  if (signedIn === 'nobody') site.signOut()
  else site.signIn(backend.signIn({ isExpired: signedIn === 'expired' }))
}

/** Applies a snapshot that someone has shared. */
export function applySnapshot(backend: Backend, site: Site, { signedIn, edits, ...settings }: Snapshot): void {
  backend.set(settings)
  backend.edits.replace(edits)
  const isExpired = backend.scenario().signedIn === 'expired'
  if (!signedIn) site.signOut()
  else if (isExpired || !site.isSignedIn()) site.signIn(backend.signIn({ isExpired }))
}

/** Whether this document was opened before in this tab: then what has been set since counts, not the address. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

/** Applies the state that an address names, else the one that the tab has stored. Reports unknown words on the console. */
export async function applyAddress(
  backend: Backend,
  site: Site,
  { search, hash }: { search: string; hash: string },
  tab: KeyValueStorage,
): Promise<void> {
  const { words, snapshots, settings, edits } = backend
  const query = tab.getItem(settingsKey)
  const stored = query === null ? undefined : (words.parseQuery(query) ?? words.defaults)
  const isFresh = !(stored && isRevisit())
  const named = isFresh ? words.parseQuery(search) : undefined
  const snapshot = isFresh && hasSnapshot(hash) ? await snapshots.fromFragment(hash) : undefined

  if (snapshot) applySnapshot(backend, site, snapshot)
  else if (named && new URLSearchParams(search).has('scenario')) {
    applySettings(backend, site, named)
    // A link is one state: earlier edits can be restored by undoing.
    if (edits.active().length > 0) edits.replace([])
  } else backend.set(named ?? (stored && { ...stored, responses: storedResponses(tab) }) ?? words.defaults)
  if (isFresh && hasSnapshot(hash) && !snapshot) settings.set({ problems: [incompleteLink] })
  for (const problem of settings.get().problems) console.warn(`Mock backend: ${problem}`)
}

function storedResponses(tab: KeyValueStorage): Settings['responses'] {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), CustomResponses), tab.getItem(responsesKey))
  return stored.success ? stored.output : undefined
}

/** Stores the settings for the tab from now on. */
export function persistInTab({ words, settings }: Backend, tab: KeyValueStorage): void {
  function save() {
    tab.setItem(settingsKey, words.formatQuery(settings.get()) || defaultSettings)
    tab.setItem(responsesKey, JSON.stringify(settings.get().responses ?? {}))
  }
  save()
  settings.subscribe(save)
}
