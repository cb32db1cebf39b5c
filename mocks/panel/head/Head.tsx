import { Server, Share2, X } from 'lucide-react'
import { useRef } from 'react'
import { applyState } from '../../transports/address'
import { usePanel } from '../context'
import { Action } from '../controls'
import { summarize } from '../words'
import { ShareMenu } from './ShareMenu'

const places = {
  worker: 'In a service worker. Requests appear in the browser’s Network panel.',
  page: 'In the page: no service worker is installed yet, none can run here, or requests are held. Responses are the same, but requests appear in the Requests tab alone.',
}

export function Head({ onClose }: { onClose: () => void }) {
  const { backend, site, state, edits, place } = usePanel()
  const opener = useRef<HTMLButtonElement>(null)

  function resetEverything() {
    backend.edits.clear()
    backend.reset()
    applyState(backend, site, backend.catalog.everyday)
    // A menu inside a menu gives no focus back.
    opener.current?.focus()
  }

  return (
    <>
      <header>
        <div>
          <h2>Demo data</h2>
          <p>{summarize(backend.catalog, state, edits.length)}</p>
        </div>
        <Action icon={Share2} popoverTarget="share" label="Share" />
        <Action icon={Server} popoverTarget="backend" label="Backend" />
        <Action icon={X} aria-label="Close" onClick={onClose} />
      </header>
      <ShareMenu />
      <section id="backend" popover="auto" aria-label="Backend">
        <h3>Where it runs</h3>
        <p>{places[place]}</p>
        <h3>Confusing state?</h3>
        <Action ref={opener} popoverTarget="reset" label="Reset everything…" />
        <div id="reset" popover="auto" role="dialog" aria-label="Reset everything">
          <p>Discards all edits, the recording and all overrides, and signs out. This cannot be undone.</p>
          <Action
            data-primary
            popoverTarget="reset"
            popoverTargetAction="hide"
            label="Yes, reset everything"
            onClick={resetEverything}
            done="Everything has been reset."
          />
        </div>
      </section>
    </>
  )
}
