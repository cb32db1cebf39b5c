import { Database, TriangleAlert } from 'lucide-react'
import { useChanges, useHeldCount, useSettings } from './context'

/** Opens the panel, and says what differs from the default state. */
export function Badge({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const held = useHeldCount()
  const changes = [held > 0 && `${held} held`, ...useChanges()].filter(Boolean)
  const Icon = useSettings().problems.length > 0 ? TriangleAlert : Database

  return (
    <button
      type="button"
      className="badge"
      hidden={isOpen}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Shift+M"
      title="Control the demo backend (Alt+Shift+M)"
      onClick={onOpen}
    >
      <Icon aria-hidden="true" />
      <span>{['Demo data', changes.join(', ')].filter(Boolean).join(': ')}</span>
      {changes.length > 0 && <i className="dot" />}
    </button>
  )
}
