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

/** The query of the page of this site that opened this one, as in a new tab. */
function queryOf(referrer: string): string {
  const url = URL.canParse(referrer) ? new URL(referrer) : undefined
  return url && url.origin === globalThis.location.origin ? url.search : ''
}

/** Whether this document was opened before in this tab: then what has been set since counts, not the address. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

interface Address {
  search: string
  hash: string
  /** The page that led here. */
  referrer?: string
}

/**
 * Applies the state that an address names, else the one that the tab has stored, else the one of the page that opened the
 * tab. Reports unknown words on the console.
 */
export async function applyAddress(
  backend: Backend,
  site: Site,
  { search, hash, referrer = '' }: Address,
  tab: KeyValueStorage,
): Promise<void> {
  const { words, snapshots, settings, edits } = backend
  const query = tab.getItem(settingsKey)
  const stored = query === null ? undefined : (words.parseQuery(query) ?? words.defaults)
  const isFresh = !(stored && isRevisit())
  const named = isFresh ? words.parseQuery(search) : undefined
  const snapshot = isFresh && hasSnapshot(hash) ? await snapshots.fromFragment(hash) : undefined
  const inherited = stored || named ? undefined : words.parseQuery(queryOf(referrer))
  // The address says the tab's own state on every page: only another one is a link.
  const isOwn = named !== undefined && words.formatQuery(named) === query

  if (snapshot) applySnapshot(backend, site, snapshot)
  else if (named && !isOwn && new URLSearchParams(search).has('scenario')) {
    applySettings(backend, site, named)
    // A link is one state: earlier edits can be restored by undoing.
    if (edits.active().length > 0) edits.replace([])
  } else {
    const known = stored && { ...stored, responses: storedResponses(tab) }
    backend.set((isOwn ? known : named) ?? known ?? inherited ?? words.defaults)
    const { signedIn } = backend.scenario()
    if (inherited && signedIn !== 'nobody') site.signIn(backend.signIn({ isExpired: signedIn === 'expired' }))
  }
  if (isFresh && hasSnapshot(hash) && !snapshot) settings.set({ problems: [incompleteLink] })
  for (const problem of settings.get().problems) console.warn(`Mock backend: ${problem}`)
}

function storedResponses(tab: KeyValueStorage): Settings['responses'] {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), CustomResponses), tab.getItem(responsesKey))
  return stored.success ? stored.output : undefined
}

/** A query without the mock's parameters. */
export function removeMockParams(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['scenario', 'mock']) params.delete(name)
  return params.toString()
}

/** Keeps the address saying the state from now on: after every change, and on every page of the site. */
export function persistInAddress({ words, settings, recording, edits }: Backend): void {
  const { history, location } = globalThis
  const current = () => words.formatQuery(settings.get())

  function withState(address: string | URL): URL {
    const url = new URL(address, location.href)
    // Words that already say it may be written in another way, or be unknown: the panel suggests the right ones.
    if (words.formatQuery(words.parseQuery(url.search) ?? words.defaults) !== current()) {
      url.search = [removeMockParams(url.search), current()].filter(Boolean).join('&')
    }
    return url
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, url) => change(state, unused, url && withState(url))
  }

  function update(): void {
    history.replaceState(history.state, '', location.href)
  }

  /** A link's fragment says a state that no longer is. */
  function replaceFragment(): void {
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', hasSnapshot(hash) ? pathname + search : location.href)
  }

  update()
  settings.subscribe(replaceFragment)
  edits.subscribe(replaceFragment)
  recording.subscribe(replaceFragment)
  // Before the router reads the address of an earlier page, which may say an earlier state.
  addEventListener('popstate', update, { capture: true })
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
