import { pageAt, pages } from '../../agency/pages'
import { mergeOverrides, overrideKey } from '../../engine/state/state'
import { useMockState, usePanel, useRequests } from '../context'
import { Action } from '../controls'
import { EndpointRow } from './EndpointRow'
import { setOverrides } from './overrides'
import { StepFields } from './StepFields'

export function EndpointsTab() {
  const { backend, attempt, path } = usePanel()
  const { catalog, state } = backend
  const current = useMockState()
  // Renders again when another page is opened.
  useRequests()
  const page = pageAt(path())
  const calls: readonly string[] = page ? pages[page].calls : []
  const endpoints = catalog.endpointNames.toSorted((a, b) => Number(calls.includes(b)) - Number(calls.includes(a)))
  const overrides = mergeOverrides(catalog.overridesOf(current.scenario), current.overrides)
  const rows = endpoints.flatMap((endpoint) => [
    state.overrideFor(endpoint),
    ...overrides.filter((override) => override.endpoint === endpoint && override.when),
  ])
  const [first = '', ...others] = new Set(endpoints.map((name) => JSON.stringify(state.overrideFor(name).steps)))
  const [common, ...later] = state.overrideFor(endpoints[0] ?? first).steps

  return (
    <>
      <div className="toolbar">
        <h3>Endpoints</h3>
        <Action
          isOff={current.overrides.length === 0}
          onClick={() => attempt(() => backend.set({ ...current, overrides: [] }))}
        >
          Reset all overrides
        </Action>
      </div>
      <div className="card">
        <h4>All endpoints</h4>
        <StepFields
          name="all endpoints"
          behaviors={catalog.allBehaviors}
          step={others.length + later.length === 0 ? common : undefined}
          onChange={(step) => attempt(() => setOverrides(backend, catalog.everywhere(step)))}
        />
      </div>
      <ul>
        {rows.map((row) => (
          <EndpointRow key={overrideKey(row)} override={row} isOnPage={calls.includes(row.endpoint)} />
        ))}
      </ul>
    </>
  )
}
