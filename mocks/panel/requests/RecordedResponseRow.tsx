import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { agency } from '../../agency/agency'
import type { RecordedResponse } from '../../engine/recording/recording'
import { ResponseEditor } from './ResponseEditor'

interface RecordedResponseRowProps {
  recorded: RecordedResponse
  /** Called with the changed response, or with nothing to delete it. */
  onChange: (...next: RecordedResponse[]) => void
}

/** A response of a recording in a line; expanded, to be edited. */
export function RecordedResponseRow({ recorded, onChange }: RecordedResponseRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { endpoint, path, status } = recorded

  return (
    <li>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {agency.contract[endpoint]?.method} {path}, {status}
      </button>
      {isOpen && (
        <>
          <ResponseEditor
            endpoint={endpoint}
            initial={recorded}
            actions={{
              'Save response': (response) => {
                setIsOpen(false)
                onChange({ ...recorded, ...response })
              },
            }}
          />
          <button type="button" onClick={() => onChange()}>
            <Trash2 aria-hidden="true" />
            Delete response
          </button>
        </>
      )}
    </li>
  )
}
