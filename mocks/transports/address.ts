import * as v from 'valibot'
import type { Backend } from '../agency/createBackend'
import type { KeyValueStorage } from '../engine/database/storage'
import { parseJson } from '../engine/recording/mask'
import { Recording } from '../engine/recording/recording'
import type { MockState } from '../engine/state/catalog'
import {
  hasSnapshot,
  namesState,
  type Reading,
  removeMockParams,
  type Snapshot,
  writeQuery,
} from '../engine/state/codec'
import { stateKey, storedEveryday } from '../engine/state/everyday'

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
}

const recordingKey = 'recording'

/** Who is signed in: by the token, else as the state says, also after the session has expired. */
export function accountOn(backend: Backend, site: Site): string {
  const token = site.token()
  return token === null ? backend.catalog.signInOf(backend.state.get()).as : backend.accountOf(token)
}

function applySignIn(backend: Backend, site: Site): void {
  const token = backend.signIn()
  if (token === undefined) site.signOut()
  else site.signIn(token)
}

/** Applies a state: the scenario's rows with the edits made to them, and the sign-in. */
export function applyState(backend: Backend, site: Site, state: MockState): void {
  backend.set(state)
  applySignIn(backend, site)
}

/** Applies a snapshot that someone has shared. The edits of before can be restored by undoing. */
export function applySnapshot(backend: Backend, site: Site, { edits, recording, ...state }: Snapshot): void {
  backend.recording.setState(recording, true)
  backend.set(state)
  backend.edits.replace(edits)
  applySignIn(backend, site)
}

/** Whether this document was opened before in this tab: then what has been set since counts, not the address. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

/** The query of the page of this site that opened this one, as in a new tab. */
function queryOf(referrer: string): string {
  const url = URL.canParse(referrer) ? new URL(referrer) : undefined
  return url?.origin === globalThis.location.origin ? url.search : ''
}

function readStored({ codec }: Backend, tab: KeyValueStorage): Reading<MockState> | undefined {
  const stored = tab.getItem(stateKey)
  if (stored === null) return undefined
  const reading = stored === storedEveryday ? undefined : codec.readState(parseJson(stored))
  if (!reading || reading.value) return reading
  return { problems: ['This tab kept a state that this release cannot read. It starts over.'] }
}

/** Applies the state of a link's fragment. What can't be read is not applied, and one of the backend's problems. */
export async function openFragment(backend: Backend, site: Site, hash: string): Promise<readonly string[]> {
  const { value, problems } = await backend.codec.readFragment(hash)
  if (value) applySnapshot(backend, site, value)
  backend.problems.setState(problems, true)
  return problems
}

export interface Opening {
  search: string
  hash: string
  /** The page that led here. */
  referrer: string
}

/**
 * Applies the state that an address names, else the one that the tab has stored, else the one of the page that opened the
 * tab. What can't be read is not applied: it is one of the backend's problems, and reported on the console.
 */
export async function openState(backend: Backend, site: Site, opening: Opening, tab: KeyValueStorage): Promise<void> {
  const { catalog, codec, edits, problems, recording } = backend
  const { search, hash, referrer } = opening
  const stored = readStored(backend, tab)
  const own = stored?.value ?? catalog.everyday
  const isVisited = tab.getItem(stateKey) !== null
  const isNew = !isVisited || !isRevisit()
  const hasLink = isNew && hasSnapshot(hash)
  const isFromAddress = isNew && namesState(search)
  const query = isFromAddress ? search : isVisited ? '' : queryOf(referrer)
  const named = hasLink ? undefined : codec.readQuery(query)
  // Every URL carries the tab's state; a different state means a shared link.
  const isLink = isFromAddress && (!named?.value || !isVisited || !codec.isSame(named.value, own))

  let found = [named, stored].flatMap((reading) => reading?.problems ?? [])
  if (named?.value && (isLink || !isVisited)) {
    const params = new URLSearchParams(query)
    const namesSignIn = params.has('scenario') || params.has('as')
    // Any other link leaves the sign-in of the tab as it is.
    backend.set(isLink && !namesSignIn ? { ...named.value, as: catalog.signInOf(own).as } : named.value)
    if (namesSignIn) applySignIn(backend, site)
    // A link is one state: earlier edits can be restored by undoing.
    if (isLink && params.has('scenario') && edits.active().length > 0) edits.replace([])
  } else {
    backend.set(own)
    const kept = v.safeParse(Recording, parseJson(tab.getItem(recordingKey) ?? ''))
    if (kept.success) recording.setState(kept.output, true)
  }
  problems.setState(found, true)
  if (hasLink) found = [...(await openFragment(backend, site, hash))]
  for (const problem of found) console.warn(`Mock backend: ${problem}`)
}

/** Keeps the state true from now on when the visitor logs out or in. A session that expires is part of the state. */
export function followSignIn({ catalog, state }: Backend, site: Site): void {
  site.subscribe(() => {
    const current = state.get()
    if (site.token() !== null) {
      if (current.as === catalog.nobody) state.set({ ...current, as: undefined })
    } else if (site.hasLoggedOut() && catalog.signInOf(current).as !== catalog.nobody) {
      state.set({ ...current, as: catalog.nobody })
    }
  })
}

/** Keeps the address saying the state from now on: after every change, and on every page of the site. */
export function persistInAddress({ catalog, codec, state, recording, edits, problems }: Backend): void {
  const { history, location } = globalThis

  function withState(address: string | URL): URL {
    const url = new URL(address, location.href)
    const named = codec.readQuery(url.search)
    // A link that can't be read stays as it is, beside the notice that says why.
    if (named && !named.value && problems.getState().length > 0) return url
    if (named && named.value && codec.isSame(named.value, state.get())) return url
    const panel = url.searchParams.get('panel')
    const current = writeQuery(catalog, state.get())
    if (named ?? current) {
      url.search = [removeMockParams(url.search), panel && `panel=${panel}`, current].filter(Boolean).join('&')
    }
    return url
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (data, unused, url) => change(data, unused, url && withState(url))
  }

  function update(): void {
    history.replaceState(history.state, '', location.href)
  }

  /** Removes a fragment whose state is no longer the page's. */
  function removeFragment(): void {
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', hasSnapshot(hash) ? pathname + search : location.href)
  }

  update()
  for (const store of [state, edits, recording]) store.subscribe(removeFragment)
  // Before the router reads the address of an earlier page, which may say an earlier state.
  addEventListener('popstate', update, { capture: true })
}

/** Stores the state for the tab from now on. */
export function persistInTab({ catalog, codec, state, recording }: Backend, tab: KeyValueStorage): void {
  function saveState() {
    const isEveryday = codec.isSame(state.get(), catalog.everyday)
    tab.setItem(stateKey, isEveryday ? storedEveryday : JSON.stringify(state.get()))
  }

  function saveRecording() {
    tab.setItem(recordingKey, JSON.stringify(recording.getState() ?? null))
  }

  saveState()
  saveRecording()
  state.subscribe(saveState)
  recording.subscribe(saveRecording)
}
