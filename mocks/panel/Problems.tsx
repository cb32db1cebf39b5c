import { X } from 'lucide-react'
import { usePanel, useSettings } from './context'

/** The words of the address that are not known, each with the nearest known one. */
export function Problems() {
  const { settings } = usePanel().backend
  const { problems } = useSettings()
  if (problems.length === 0) return null

  return (
    <div className="problems" role="status">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" className="icon" onClick={() => settings.set({ problems: [] })}>
        <X aria-hidden="true" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  )
}
