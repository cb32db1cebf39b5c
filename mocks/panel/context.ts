import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { accountOn } from '../transports/address'
import type { BrowserOptions, RunningBackend } from '../transports/browser'
import { createView } from './view'

export type PanelOptions = Omit<BrowserOptions, 'bases'> & Pick<RunningBackend, 'backend' | 'runsIn'>

export function createPanel(options: PanelOptions) {
  const message = createStore(() => '')
  const say = (sentence: string) => message.setState(sentence, true)
  return {
    ...options,
    view: createView(options.session),
    message,
    say,
    /** Calls a function, then says what was done, or why it threw. Returns whether it was done. */
    attempt: (act: () => void, done = ''): boolean => {
      try {
        act()
        say(done)
        return true
      } catch (reason) {
        say(reason instanceof Error ? reason.message : String(reason))
        return false
      }
    },
    /** The page that is open, as a path of the site. */
    path: () => `/${globalThis.location.pathname.slice(options.baseUrl.length).replace(/\/$/, '')}`,
  }
}

export type PanelTools = ReturnType<typeof createPanel>

export const PanelContext = createContext<PanelTools | undefined>(undefined)

export function usePanel(): PanelTools {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('usePanel must be used inside PanelContext.')
  return panel
}

/** The stores of the panel and its backend, read by the component that calls this. */
export const useView = () => useStore(usePanel().view)
export const useRecording = () => useStore(usePanel().backend.recording)

interface Store<Value> {
  subscribe: (listener: () => void) => () => void
  get: () => Value
}
const useValue = <Value>({ subscribe, get }: Store<Value>): Value => useSyncExternalStore(subscribe, get)

export const useMockState = () => useValue(usePanel().backend.state)
export const useRequests = () => useValue(usePanel().backend.requests)
export const useEdits = () =>
  useValue({ subscribe: usePanel().backend.edits.subscribe, get: usePanel().backend.edits.getState })

export function useAccount(): string {
  const { backend, site } = usePanel()
  useMockState()
  return useSyncExternalStore(site.subscribe, () => accountOn(backend, site))
}
