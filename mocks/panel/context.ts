import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import type { CustomResponse } from '../engine/behaviors'
import { findPage } from '../engine/resource'
import { maxLinkLength, type Snapshot } from '../engine/state/codec'
import { getAccount } from '../transports/address'
import type { RunningBackend } from '../transports/browser'
import { createLink } from '../transports/share'
import { describeState } from './describe'

export type PanelOptions = Omit<RunningBackend, 'ready'>

const storageKey = 'view'

export const tabNames = ['Scenarios', 'Endpoints', 'Requests', 'Data'] as const

/** Kept for the tab. A stored part that does not fit is dropped. */
const View = v.object({
  isOpen: v.fallback(v.boolean(), false),
  isOff: v.fallback(v.boolean(), false),
  tab: v.fallback(v.picklist(tabNames), 'Scenarios'),
  filter: v.fallback(v.string(), ''),
  table: v.fallback(v.string(), ''),
})
const StoredView = v.fallback(v.pipe(v.string(), v.parseJson(), View), v.parse(View, {}))

export function createPanel(options: PanelOptions) {
  const { backend, site, runsIn, offline, session, address, baseUrl } = options
  const { state, requests, edits, recording, problems } = backend

  const read = () => ({
    state: state.get(),
    account: getAccount(backend, site),
    history: edits.getState(),
    requests: requests.get(),
    recording: recording.getState(),
    problems: problems.getState(),
    place: runsIn.getState(),
    offline: offline.getState(),
  })
  const shown = createStore(() => ({
    ...read(),
    view: v.parse(StoredView, session.getItem(storageKey)),
    message: '',
    uncopied: '',
  }))
  for (const source of [site, state, edits, requests, recording, problems, runsIn, offline]) {
    source.subscribe(() => shown.setState(read()))
  }

  function setView(change: Partial<v.InferOutput<typeof View>>) {
    const view = { ...shown.getState().view, ...change }
    session.setItem(storageKey, JSON.stringify(view))
    shown.setState({ view })
  }

  // `?panel=off` hides the badge in this tab for presentations, `?panel=on` shows it again.
  const param = new URLSearchParams(address.search).get('panel')
  if (param === 'off' || param === 'on') setView({ isOff: param === 'off' })

  const path = () => `/${location.pathname.slice(baseUrl.length).replace(/\/$/, '')}`

  const say = (message: string) => shown.setState({ message, uncopied: '' })

  async function copy(text: string) {
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
    /** Responses that somebody has begun to write. */
    drafts: new Map<string, CustomResponse>(),
    say,
    setView,
    /** Says what failed, and returns whether nothing did. */
    attempt: async (act: () => unknown, done?: string) => {
      say('')
      try {
        await act()
        if (done) say(done)
        return true
      } catch (reason) {
        say(reason instanceof Error ? reason.message : String(reason))
        return false
      }
    },
    copy,
    copyLink: async (snapshot: Snapshot) => {
      const link = await createLink(backend, snapshot, location)
      if (link.length <= maxLinkLength) return copy(link)
      const length = link.length.toLocaleString('en')
      throw new Error(`The link would have ${length} characters: many apps cut it off. Send the file.`)
    },
    download: (text: string, name: string) => {
      const anchor = document.createElement('a')
      anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      anchor.download = name
      anchor.click()
      URL.revokeObjectURL(anchor.href)
    },
    path,
    findPage: () => findPage(backend.definition.pages ?? {}, path()),
  }
}

export type Panel = ReturnType<typeof createPanel>

export const PanelContext = createContext<Panel | undefined>(undefined)

export function usePanel() {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('usePanel must be used inside PanelContext.')
  return panel
}

type Shown = ReturnType<Panel['shown']['getState']>

/** Renders again when what it selects has changed, and only then. */
export function useShown<Value>(select: (shown: Shown) => Value) {
  return useStore(usePanel().shown, useShallow(select))
}

export function useChanges() {
  const { catalog, edits } = usePanel().backend
  return useShown(({ state }) => describeState(catalog, { ...state, edits: edits.active() }))
}
