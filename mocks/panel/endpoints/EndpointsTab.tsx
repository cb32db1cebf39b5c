import { RotateCcw } from 'lucide-react'
import { usePanel, useSettings } from '../context'
import { EndpointRow } from './EndpointRow'

export function EndpointsTab() {
  const { settings, words } = usePanel().backend
  const hasOverrides = Object.keys(useSettings().mock).length > 0

  return (
    <>
      <div className="toolbar">
        <h3>Endpoints</h3>
        <button type="button" aria-disabled={!hasOverrides} onClick={() => hasOverrides && settings.set({ mock: {} })}>
          <RotateCcw aria-hidden="true" />
          Reset all overrides
        </button>
      </div>
      <ul className="cards">
        {words.endpointNames.map((name) => (
          <EndpointRow key={name} name={name} />
        ))}
      </ul>
    </>
  )
}
