import { Database } from 'lucide-react'
import { useEdits, useMockState, usePanel, useRequests } from './context'
import { countOf, describeState } from './words'

export function Badge({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { catalog, edits } = usePanel().backend
  useEdits()
  const held = useRequests().filter(({ isHeld }) => isHeld).length
  const changes = describeState(catalog, useMockState(), edits.active().length)
  if (held > 0) changes.unshift(`${countOf(held, 'request')} held`)

  return (
    <button
      type="button"
      className="badge"
      data-count={changes.length || undefined}
      hidden={isOpen}
      aria-label={['Demo data', changes.join(', ')].filter(Boolean).join(': ')}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Shift+M"
      title={`${changes.join(', ') || 'Default state'} (Alt+Shift+M)`}
      onClick={onOpen}
    >
      <Database aria-hidden="true" />
      <span>Demo data</span>
    </button>
  )
}
