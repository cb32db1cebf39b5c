import { X } from 'lucide-react'
import { usePanel, useSetting } from './context'

/** The words of the address that are not known, each with the nearest one that is. */
export function Unknown() {
  const { control } = usePanel().backend
  const { unknown } = useSetting()
  if (unknown.length === 0) return null

  return (
    <div className="unknown" role="status">
      <ul>
        {unknown.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" className="icon" onClick={() => control.set({ unknown: [] })}>
        <X aria-hidden="true" />
        <span className="unseen">Dismiss</span>
      </button>
    </div>
  )
}
