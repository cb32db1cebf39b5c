import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { parseJson } from '../engine/recording/mask'
import { maxLinkLength, type Snapshot } from '../engine/state/codec'
import type { BrowserOptions, RunningBackend } from '../transports/browser'
import { storagePrefix } from '../transports/names'
import { createLink } from '../transports/share'

export type PanelOptions = Omit<BrowserOptions, 'bases'> & Pick<RunningBackend, 'backend' | 'runsIn'>

const storageKey = `${storagePrefix}view`

export const tabNames = ['Scenarios', 'Endpoints', 'Requests', 'Data'] as const

/** How the panel looks, kept for the tab. A stored part that does not fit is dropped. */
const View = v.object({
  isOpen: v.fallback(v.boolean(), false),
  /** Whether the badge is hidden. */
  isOff: v.fallback(v.boolean(), false),
  tab: v.fallback(v.picklist(tabNames), 'Scenarios'),
  filter: v.fallback(v.string(), ''),
  table: v.fallback(v.string(), ''),
})
const StoredView = v.fallback(View, v.parse(View, {}))

export function createPanel(options: PanelOptions) {
  const { backend, site, runsIn, session, address, baseUrl } = options
  const { state, requests, edits, recording, problems } = backend

  const read = () => ({ state: state.get(), requests: requests.get(), edits: edits.active() })
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

  function setView(change: Partial<v.InferOutput<typeof View>>): void {
    const view = { ...shown.getState().view, ...change }
    session.setItem(storageKey, JSON.stringify(view))
    shown.setState({ view })
  }

  // `?panel=off` hides the badge in this tab for presentations, `?panel=on` shows it again.
  const param = new URLSearchParams(address.search).get('panel')
  if (param === 'off' || param === 'on') setView({ isOff: param === 'off' })

  const say = (message: string) => shown.setState({ message, uncopied: '' })

  /** Copies a text. If the browser blocks the clipboard, shows it. */
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      say('Copied.')
    } catch {
      shown.setState({ message: 'The browser blocked the clipboard. Copy the text from here:', uncopied: text })
    }
  }

  return {
    ...options,
    shown,
    say,
    setView,
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
    copy,
    /** Copies the link to this page in a state. Throws if apps would cut it off. */
    copyLink: async (snapshot: Snapshot): Promise<void> => {
      const link = await createLink(backend, snapshot, globalThis.location)
      const length = link.length.toLocaleString('en')
      if (link.length <= maxLinkLength) return copy(link)
      throw new Error(`The link would have ${length} characters: many apps cut it off. Send the file.`)
    },
    download: (text: string, name: string): void => {
      const anchor = document.createElement('a')
      anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      anchor.download = name
      anchor.click()
      URL.revokeObjectURL(anchor.href)
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
