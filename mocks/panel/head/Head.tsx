import { Server, Share2, X } from 'lucide-react'
import { useStore } from 'zustand'
import { applyState } from '../../transports/address'
import { useEdits, useMockState, usePanel } from '../context'
import { Action, Disclosure } from '../controls'
import { summarize } from '../words'
import { ShareMenu } from './ShareMenu'

const places = {
  worker: 'In a service worker. Requests appear in the browser’s Network panel.',
  page: 'In the page: no service worker is installed yet, none can run here, or requests are held. Responses are the same, but requests appear in the Requests tab alone.',
}

function BackendMenu() {
  const { backend, site, baseUrl, runsIn, attempt } = usePanel()
  const place = useStore(runsIn)

  async function reinstall() {
    const registration = await navigator.serviceWorker?.getRegistration(baseUrl).catch(() => undefined)
    await registration?.unregister()
    globalThis.location.reload()
  }

  function resetEverything() {
    backend.edits.clear()
    backend.reset()
    applyState(backend, site, backend.catalog.everyday)
  }

  return (
    <section id="backend" popover="auto" aria-label="Backend">
      <h3>Where it runs</h3>
      <p>{places[place]}</p>
      <h3>No response?</h3>
      <p>Unregisters the service worker and reloads the page, which installs it again. The state is kept.</p>
      <Action onClick={() => void reinstall()}>Reinstall the service worker</Action>
      <h3>Confusing state?</h3>
      <Disclosure summary="Reset everything…">
        {(close) => (
          <>
            <p>Discards all edits, the recording and all overrides, and signs out. This cannot be undone.</p>
            <Action data-primary onClick={() => attempt(resetEverything, 'Everything has been reset.') && close()}>
              Yes, reset everything
            </Action>
          </>
        )}
      </Disclosure>
    </section>
  )
}

export function Head({ onClose }: { onClose: () => void }) {
  const { catalog, edits } = usePanel().backend
  useEdits()
  return (
    <header>
      <div>
        <h2>Demo data</h2>
        <p>{summarize(catalog, useMockState(), edits.active().length)}</p>
      </div>
      <Action className="icon" popoverTarget="share">
        <Share2 aria-hidden="true" />
        Share
      </Action>
      <Action className="icon" popoverTarget="backend">
        <Server aria-hidden="true" />
        Backend
      </Action>
      <Action className="icon" of="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </Action>
      <ShareMenu />
      <BackendMenu />
    </header>
  )
}
