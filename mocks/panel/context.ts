import { createContext, useContext, useSyncExternalStore } from 'react'
import { accountOn, type Site } from '../engine/state/entry'
import type { KeyValueStorage } from '../engine/storage'
import type { RunningBackend } from '../transports/browser'
import { describeChanges } from './words'

/** What the panel is started with. */
export interface PanelOptions extends Pick<RunningBackend, 'backend' | 'runsIn'> {
  site: Site
  /** Where the site is served, with a trailing slash. */
  baseUrl: string
  /** The address that the page was opened at. */
  address: { search: string }
  /** The storage that all tabs share. */
  local: KeyValueStorage
  /** The tab's storage. */
  session: KeyValueStorage
}

export const PanelContext = createContext<PanelOptions | undefined>(undefined)

export function usePanel(): PanelOptions {
  const options = useContext(PanelContext)
  if (!options) throw new Error('usePanel must be used inside PanelContext.')
  return options
}

export function useSettings() {
  const { settings } = usePanel().backend
  return useSyncExternalStore(settings.subscribe, settings.get)
}

/** The last requests, newest first. */
export function useRequests() {
  const { requests } = usePanel().backend
  return useSyncExternalStore(requests.subscribe, requests.get)
}

/** The recording that `replay` responds from, and that `record` adds to. */
export function useRecording() {
  const { recording } = usePanel().backend
  return useSyncExternalStore(recording.subscribe, recording.getState)
}

/** The requests that wait to be released. */
export function useHeldCount(): number {
  return useRequests().filter(({ isHeld }) => isHeld).length
}

/** The edit history. A new object whenever the rows change. */
export function useEdits() {
  const { edits } = usePanel().backend
  return useSyncExternalStore(edits.subscribe, edits.getState)
}

/** The name of the account that is signed in. */
export function useAccount(): string {
  const { backend, site } = usePanel()
  useSettings()
  return useSyncExternalStore(site.subscribe, () => accountOn(backend, site))
}

/** What differs from the default state, in words. */
export function useChanges(): string[] {
  const { edits } = usePanel().backend
  useEdits()
  return describeChanges(useSettings(), edits.active().length)
}
