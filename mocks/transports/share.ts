import type { Backend } from '../engine/backend'
import type { Catalog, MockState } from '../engine/state/catalog'
import { removeState, type Snapshot, writeQuery } from '../engine/state/codec'
import { usesBehavior } from '../engine/state/overrides'
import { getAccount, type Site } from './address'

export function takeSnapshot(backend: Backend, site: Site) {
  const state = backend.state.get()
  return {
    ...state,
    as: getAccount(backend, site),
    recording: usesBehavior(state.overrides, 'replay') ? backend.recording.getState() : undefined,
    edits: backend.edits.active(),
  }
}

export function createAddress(catalog: Catalog, address: string, state: MockState) {
  const [path = '', search = ''] = address.split(/\?(.*)/)
  // Named even if it is the default: it resets the other person's state.
  const scenario = state.scenario === catalog.everyday.scenario ? `scenario=${state.scenario}` : ''
  return `${path}?${[removeState(search), scenario, writeQuery(catalog, state)].filter(Boolean).join('&')}`
}

export async function createLink(backend: Backend, snapshot: Snapshot, { origin, pathname, search }: Location | URL) {
  const { edits, overrides, recording } = snapshot
  const address = createAddress(backend.catalog, origin + pathname + search, snapshot)
  // A query cannot hold rows and responses.
  const needsFragment = edits.length > 0 || recording !== undefined || usesBehavior(overrides, 'custom')
  return needsFragment ? `${address}#${await backend.codec.writeFragment(snapshot)}` : address
}
