import type { Backend } from '../engine/backend'
import type { KeyValueStorage } from '../engine/database/edits'
import type { MockState } from '../engine/state/catalog'
import {
  hasSnapshot,
  namesState,
  type Reading,
  type Snapshot,
  readParams,
  removeState,
  writeQuery,
} from '../engine/state/codec'
import { usesBehavior } from '../engine/state/overrides'
import { stateKey, storedEveryday } from './everyday'

export interface Site {
  refetch: () => void
  signIn: (token: string) => void
  signOut: () => void
  token: () => string | null
  /** Whether the visitor ended the last session, not the backend. */
  hasLoggedOut: () => boolean
  subscribe: (listener: () => void) => () => void
}

type Opened = Pick<Location, 'search' | 'hash'> & Pick<Document, 'referrer'>

/** By the token, else as the state says, also after the session has expired. */
export function getAccount(backend: Backend, site: Site) {
  const token = site.token()
  return token === null ? backend.catalog.getSignIn(backend.state.get()).as : backend.findAccount(token)
}

export function applyState(backend: Backend, site: Site, state: MockState) {
  backend.set(state)
  const token = backend.signIn()
  if (token === undefined) site.signOut()
  else site.signIn(token)
}

export function applySnapshot(backend: Backend, site: Site, snapshot: Snapshot) {
  backend.recording.setState(snapshot.recording, true)
  applyState(backend, site, snapshot)
  backend.edits.replace(snapshot.edits)
}

function isRevisit() {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

function inheritQuery(referrer: string) {
  const { origin, search } = new URL(referrer, location.href)
  return origin === location.origin ? search : ''
}

function readStored({ catalog, codec }: Backend, tab: KeyValueStorage): Reading<Snapshot> | undefined {
  const stored = tab.getItem(stateKey)
  if (stored === null) return undefined
  if (stored === storedEveryday) return { value: { ...catalog.everyday, edits: [] }, problems: [] }
  const reading = codec.readSnapshot(stored)
  return reading.value ? reading : { problems: ['This tab starts over: its state is of another release.'] }
}

async function openFragment(backend: Backend, site: Site, hash: string) {
  const { value, problems } = await backend.codec.readFragment(hash)
  if (value) applySnapshot(backend, site, value)
  backend.problems.setState(problems, true)
}

/** Applies the state that a link names. Returns what is wrong with it. */
function openLink(backend: Backend, site: Site, named: MockState, query: string, ownAccount: string) {
  const params = readParams(query)
  // Any other link leaves the login of the tab as it is.
  if (params.has('scenario') || params.has('as')) applyState(backend, site, named)
  else backend.set({ ...named, as: ownAccount })
  // A link is one state: earlier edits can be restored by undoing.
  if (params.has('scenario') && backend.edits.active().length > 0) backend.edits.replace([])
  const lacksResponses = usesBehavior(named.overrides, 'custom', 'replay')
  return lacksResponses ? ['This address lacks responses: open the link that Share copies.'] : []
}

/** Applies the state of the address, else of the tab, else of the page that opened the tab. */
export async function openState(
  backend: Backend,
  site: Site,
  tab: KeyValueStorage,
  { search, hash, referrer }: Opened,
) {
  const { catalog, codec, problems, recording } = backend
  // A link to the open page changes the fragment alone, without a load.
  addEventListener('hashchange', () => {
    if (hasSnapshot(location.hash)) void openFragment(backend, site, location.hash)
  })

  const stored = readStored(backend, tab)
  const own = stored?.value ?? { ...catalog.everyday, recording: undefined }
  const isNew = !(stored && isRevisit())
  const hasFragment = isNew && hasSnapshot(hash)
  const query = stored || namesState(search) ? search : inheritQuery(referrer)
  const named = isNew && !hasFragment ? codec.readQuery(query) : undefined
  const notes = [named, stored].flatMap((reading) => reading?.problems ?? [])
  // Every URL of a tab has its state: only a different one is a link.
  if (named?.value && !(stored && codec.isSame(named.value, own))) {
    notes.push(...openLink(backend, site, named.value, query, catalog.getSignIn(own).as))
  } else {
    backend.set(own)
    recording.setState(own.recording, true)
  }
  problems.setState(notes, true)
  if (hasFragment) await openFragment(backend, site, hash)
  for (const problem of problems.getState()) console.warn(`Mock backend: ${problem}`)
}

/** A session that expires is part of the state. */
export function followSignIn({ catalog, state }: Backend, site: Site) {
  site.subscribe(() => {
    const current = state.get()
    if (site.token() !== null) {
      if (current.as === catalog.nobody) state.set({ ...current, as: undefined })
    } else if (site.hasLoggedOut() && catalog.getSignIn(current).as !== catalog.nobody) {
      state.set({ ...current, as: catalog.nobody })
    }
  })
}

export function persistInAddress({ catalog, codec, state, recording, edits, problems }: Backend) {
  function withState(address: string | URL) {
    const url = new URL(address, location.href)
    const { value } = codec.readQuery(url.search) ?? { value: catalog.everyday }
    // A link that can't be read stays as it is, beside the notice that says why.
    const isCurrent = value ? codec.isSame(value, state.get()) : problems.getState().length > 0
    if (!isCurrent) url.search = [removeState(url.search), writeQuery(catalog, state.get())].filter(Boolean).join('&')
    return url
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (data, unused, url) => change(data, unused, url && withState(url))
  }

  const update = (address = location.href) => history.replaceState(history.state, '', address)

  const removeFragment = () => update(location.href.replace(/#state=.*/s, ''))

  update()
  let follow = update
  for (const store of [state, edits, recording]) {
    store.subscribe(() => {
      // No earlier page of the tab names the current state either.
      follow = removeFragment
      removeFragment()
    })
  }
  // Before the router reads the address, which may say an earlier state.
  addEventListener('popstate', () => follow(), { capture: true })
}

export function persistInTab({ catalog, codec, state, recording }: Backend, tab: KeyValueStorage) {
  const write = (kept?: Snapshot['recording']) =>
    tab.setItem(stateKey, codec.writeSnapshot({ ...state.get(), recording: kept, edits: [] }))

  function save() {
    const kept = recording.getState()
    if (!kept && codec.isSame(state.get(), catalog.everyday)) tab.setItem(stateKey, storedEveryday)
    // Without a recording that is too large for the browser.
    else if (write(kept) === false) write()
  }

  save()
  for (const store of [state, recording]) store.subscribe(save)
}
