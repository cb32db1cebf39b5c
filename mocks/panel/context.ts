import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { parseJson } from '../engine/recording/mask'
import { accountOn } from '../transports/address'
import type { BrowserOptions, RunningBackend } from '../transports/browser'

export type PanelOptions = Omit<BrowserOptions, 'bases'> & Pick<RunningBackend, 'backend' | 'runsIn'>

const storageKey = 'alderway.mock.view'

export const tabNames = ['Scenarios', 'Endpoints', 'Requests', 'Data'] as const

/** How the panel looks, kept for the tab. A stored part that does not fit is dropped. */
const View = v.object({
  isOpen: v.fallback(v.boolean(), false),
  tab: v.fallback(v.picklist(tabNames), 'Scenarios'),
  filter: v.fallback(v.string(), ''),
  table: v.fallback(v.string(), ''),
})
const StoredView = v.fallback(View, v.parse(View, {}))

export function createPanel(options: PanelOptions) {
  const { backend, site, runsIn, session, baseUrl } = options
  const { state, requests, edits, recording, problems } = backend

  const read = () => ({
    state: state.get(),
    requests: requests.get(),
    recording: recording.getState(),
    edits: edits.active(),
    isUnstored: edits.getState().isUnstored,
    problems: problems.getState(),
    place: runsIn.getState(),
    account: accountOn(backend, site),
  })
  const shown = createStore(() => ({
    ...read(),
    view: v.parse(StoredView, parseJson(session.getItem(storageKey) ?? '')),
    /** What happened last. */
    message: '',
    /** A text that the browser did not let the panel copy. */
    uncopied: '',
  }))
  for (const store of [state, requests, edits, recording, problems, runsIn, site]) {
    store.subscribe(() => shown.setState(read()))
  }

  const say = (message: string) => shown.setState({ message, uncopied: '' })

  return {
    ...options,
    shown,
    say,
    /** Does something, then says what was done, or why it failed. */
    attempt: async (act: () => unknown, done?: string): Promise<void> => {
      say('')
      try {
        await act()
        if (done) say(done)
      } catch (reason) {
        say(reason instanceof Error ? reason.message : String(reason))
      }
    },
    /** Copies a text. If the browser blocks the clipboard, shows it. */
    copy: async (text: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text)
        say('Copied.')
      } catch {
        shown.setState({ message: 'The browser blocked the clipboard. Copy the text from here:', uncopied: text })
      }
    },
    setView: (change: Partial<v.InferOutput<typeof View>>): void => {
      const view = { ...shown.getState().view, ...change }
      session.setItem(storageKey, JSON.stringify(view))
      shown.setState({ view })
    },
    /** The page that is open, as a path of the site. */
    path: () => `/${globalThis.location.pathname.slice(baseUrl.length).replace(/\/$/, '')}`,
  }
}

export const PanelContext = createContext<ReturnType<typeof createPanel> | undefined>(undefined)

/** The panel's functions, and what it shows: a component that calls this renders again after every change. */
export function usePanel() {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('usePanel must be used inside PanelContext.')
  return { ...panel, ...useStore(panel.shown) }
}

export type PanelTools = ReturnType<typeof usePanel>
