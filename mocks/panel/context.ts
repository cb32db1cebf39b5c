import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Backend } from '../backend'
import type { Site } from '../site'

/** What the panel is started with. */
export interface PanelOptions {
  backend: Backend
  site: Site
  /** Where the site is served, with a slash at its end. */
  baseUrl: string
  /** Where the backend answers now. */
  answersIn: () => 'worker' | 'page'
  /** The address that the page was opened at. */
  address: { search: string }
  /** The tab's storage. */
  session: Pick<Storage, 'getItem' | 'setItem'>
}

export const PanelContext = createContext<PanelOptions | undefined>(undefined)

/** The backend, the site and how they run. */
export function usePanel(): PanelOptions {
  const options = useContext(PanelContext)
  if (!options) throw new Error('The panel has not been started.')
  return options
}

/** The setting in force. */
export function useSetting() {
  const { control } = usePanel().backend
  return useSyncExternalStore(control.subscribe, control.get)
}

/** The last requests, newest first. */
export function useRequests() {
  const { requests } = usePanel().backend
  return useSyncExternalStore(requests.subscribe, requests.get)
}

/** A number that changes whenever the rows do. */
export function useRowsVersion(): number {
  const { data } = usePanel().backend
  return useSyncExternalStore(data.subscribe, data.version)
}

/** Whether a visitor is signed in. */
export function useSignedIn(): boolean {
  const { site } = usePanel()
  return useSyncExternalStore(site.subscribe, site.isSignedIn)
}
