import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from '../engine/database/storage'
import { parseJson } from '../engine/recording/mask'

const storageKey = 'alderway.mock.view'

export const tabNames = ['Scenarios', 'Endpoints', 'Requests', 'Data'] as const

/** How the panel looks, kept for the tab. A stored part that does not fit is dropped. */
const View = v.object({
  isOpen: v.fallback(v.boolean(), false),
  tab: v.fallback(v.picklist(tabNames), 'Scenarios'),
  filter: v.fallback(v.string(), ''),
  failedOnly: v.fallback(v.boolean(), false),
  table: v.fallback(v.string(), ''),
})

export function createView(session: KeyValueStorage) {
  const Stored = v.fallback(View, v.parse(View, {}))
  const store = createStore(() => v.parse(Stored, parseJson(session.getItem(storageKey) ?? '')))
  store.subscribe((view) => session.setItem(storageKey, JSON.stringify(view)))
  return store
}
