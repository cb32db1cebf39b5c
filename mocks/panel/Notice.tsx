import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { usePanel } from './context'
import { Action } from './controls'

/** Says on the page what could not be read or loaded. */
export function Notice() {
  const { problems } = usePanel().backend
  const sentences = useStore(problems)

  return (
    <div role="alert">
      {sentences.length > 0 && (
        <div className="notice">
          <div>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Action className="icon" of="Dismiss" onClick={() => problems.setState([], true)}>
            <X aria-hidden="true" />
          </Action>
        </div>
      )}
    </div>
  )
}
