import { useState } from 'react'
import { usePanel } from '../context'

/** Forgets all that was ever set here, once it has been asked twice. */
export function StartAfresh() {
  const { backend, site } = usePanel()
  const [step, setStep] = useState<'idle' | 'asking' | 'done'>('idle')

  function startAfresh() {
    backend.data.forget()
    backend.sessions.forget()
    backend.reset()
    site.signOut()
    setStep('done')
  }

  return (
    <>
      <h3>Start afresh</h3>
      <p>Forgets every edit of the data, who is signed in, the scenario and what is set. It cannot be undone.</p>
      {step === 'asking' ? (
        <p className="ask">
          <button type="button" data-main onClick={startAfresh} ref={(button) => button?.focus()}>
            Yes, forget all of it
          </button>
          <button type="button" onClick={() => setStep('idle')}>
            Keep it
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => setStep('asking')}>
          Start afresh
        </button>
      )}
      <p role="status" className="told">
        {step === 'done' && 'All is as it was in the beginning.'}
      </p>
    </>
  )
}
