import { Database, TriangleAlert } from 'lucide-react'
import { usePanel, useRowsVersion, useSetting } from './context'
import { differences } from './words'

/** Opens the panel, and says in words what differs from an ordinary day. */
export function Badge({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { data } = usePanel().backend
  const setting = useSetting()
  useRowsVersion()
  const state = differences(setting, data.edits().length)
  const Icon = setting.unknown.length > 0 ? TriangleAlert : Database

  return (
    <button
      type="button"
      className="badge"
      hidden={isOpen}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Shift+M"
      title="Steer the demo's backend (Alt+Shift+M)"
      onClick={onOpen}
    >
      <Icon aria-hidden="true" />
      <span>{state.length > 0 ? `Demo data: ${state.join(', ')}` : 'Demo data'}</span>
      {state.length > 0 && <i className="dot" />}
    </button>
  )
}
