import { Database } from 'lucide-react'
import { usePanel } from './context'
import { countOf, describeState } from './words'

export function Badge({ onOpen }: { onOpen: () => void }) {
  const { backend, state, requests, edits } = usePanel()
  const held = requests.filter(({ isHeld }) => isHeld).length
  const changes = describeState(backend.catalog, state, edits.length)
  if (held > 0) changes.unshift(`${countOf(held, 'request')} held`)

  return (
    <button
      type="button"
      className="badge"
      data-count={changes.length || undefined}
      aria-label={['Demo data', changes.join(', ')].filter(Boolean).join(': ')}
      aria-expanded={false}
      aria-keyshortcuts="Alt+Shift+M"
      title={`${changes.join(', ') || 'Default state'} (Alt+Shift+M)`}
      onClick={onOpen}
    >
      <Database aria-hidden="true" />
      <span>Demo data</span>
    </button>
  )
}
