import { useState } from 'react'
import { applySettings } from '../../engine/state/entry'
import { usePanel } from '../context'

/** Resets the backend, after a confirmation. */
export function ResetEverything() {
  const { backend, site } = usePanel()
  const [step, setStep] = useState<'idle' | 'confirming' | 'done'>('idle')

  function resetEverything() {
    backend.edits.clear()
    backend.requests.clear()
    applySettings(backend, site, {})
    setStep('done')
  }

  return (
    <>
      <h3>Reset everything</h3>
      <p>
        Discards all edits of this tab, signs it out, and resets the scenario and all overrides. This cannot be undone.
      </p>
      {step === 'confirming' ? (
        <p className="confirm">
          <button type="button" data-primary onClick={resetEverything} ref={(button) => button?.focus()}>
            Yes, reset everything
          </button>
          <button type="button" onClick={() => setStep('idle')}>
            Cancel
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => setStep('confirming')}>
          Reset everything
        </button>
      )}
      <p role="status" className="status">
        {step === 'done' && 'Everything has been reset.'}
      </p>
    </>
  )
}
