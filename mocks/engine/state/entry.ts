import * as v from 'valibot'
import type { Backend } from '../backend'
import { CustomResponses } from '../behaviors'
import { defaultSettings, type KeyValueStorage, responsesKey, settingsKey } from '../storage'
import { hasSnapshot, type Snapshot } from './snapshot'
import { findStart, isRevisit, type Opening, stateParams } from './start'
import type { Settings } from './words'

/** What the backend may do with the site that it runs beside. */
export interface Site {
  /** Requests everything on screen again. */
  refetch: () => void
  signIn: (token: string) => void
  signOut: () => void
  token: () => string | null
  /** Whether the last session was ended by the visitor, not by the backend. */
  hasLoggedOut: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Sets the clock, which returns milliseconds since 1970. */
  setClock: (now: () => number) => void
}

export const incompleteLink = 'This link is incomplete. Ask for a new one, or for the state file.'

/** Who is signed in: by the token, else as the settings say, also after the session has expired. */
export function accountOn(backend: Backend, site: Site): string {
  const token = site.token()
  return token === null ? backend.words.signInOf(backend.settings.get()).as : backend.accountOf(token)
}

function applySignIn(backend: Backend, site: Site): void {
  const token = backend.signIn()
  if (token === undefined) site.signOut()
  else site.signIn(token)
}

/** Applies settings: the scenario's rows with the edits made to them, and the sign-in. */
export function applySettings(backend: Backend, site: Site, settings: Partial<Settings>): void {
  backend.set(settings)
  applySignIn(backend, site)
}

/** Applies a snapshot that someone has shared. */
export function applySnapshot(backend: Backend, site: Site, { edits, ...settings }: Snapshot): void {
  backend.set(settings)
  backend.edits.replace(edits)
  applySignIn(backend, site)
}

interface Address extends Opening {
  hash: string
}

/**
 * Applies the state that an address names, else the one that the tab has stored, else the one of the page that opened the
 * tab. Reports unknown words on the console.
 */
export async function applyAddress(
  backend: Backend,
  site: Site,
  { hash, ...opening }: Address,
  tab: KeyValueStorage,
): Promise<void> {
  const { words, snapshots, settings, edits } = backend
  const stored = tab.getItem(settingsKey)
  const hasFragment = hasSnapshot(hash) && (stored === null || !isRevisit())
  const snapshot = hasFragment ? await snapshots.fromFragment(hash) : undefined
  const { from, query } = findStart(opening, tab)
  const parse = (text: string) => words.parseQuery(text) ?? words.defaults
  const next = parse(query)
  // The address says the tab's own state on every page: only another one is a link.
  const isLink = from === 'address' && words.formatQuery(next) !== stored
  const names = (name: string) => isLink && new URLSearchParams(query).has(name)

  if (snapshot) applySnapshot(backend, site, snapshot)
  else {
    const namesSignIn = names('scenario') || names('as')
    // Any other link leaves the sign-in of the tab as it is.
    const as = isLink && !namesSignIn ? words.signInOf(parse(stored ?? '')).as : next.as
    backend.set({ ...next, as, responses: isLink ? undefined : storedResponses(tab) })
    if (namesSignIn || (from === 'opener' && words.signInOf(next).as !== words.nobody)) applySignIn(backend, site)
    // A link is one state: earlier edits can be restored by undoing.
    if (names('scenario') && edits.active().length > 0) edits.replace([])
  }
  if (hasFragment && !snapshot) settings.set({ problems: [incompleteLink] })
  for (const problem of settings.get().problems) console.warn(`Mock backend: ${problem}`)
}

/** Keeps the settings true from now on when the visitor logs out or in. A session that expires is part of the state. */
export function followSignIn({ words, settings }: Backend, site: Site): void {
  site.subscribe(() => {
    const { as } = settings.get()
    if (site.token() !== null) {
      if (as === words.nobody) settings.set({ as: undefined })
    } else if (site.hasLoggedOut() && words.signInOf(settings.get()).as !== words.nobody) {
      settings.set({ as: words.nobody })
    }
  })
}

function storedResponses(tab: KeyValueStorage): Settings['responses'] {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), CustomResponses), tab.getItem(responsesKey))
  return stored.success ? stored.output : undefined
}

/** A query without the mock's parameters. */
export function removeMockParams(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of stateParams) params.delete(name)
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
