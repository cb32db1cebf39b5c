import { pageAt, pages } from '../../agency/pages'
import { mergeOverrides, overrideKey } from '../../engine/state/state'
import { usePanel } from '../context'
import { Action } from '../controls'
import { EndpointRow } from './EndpointRow'
import { setOverrides } from './setOverrides'
import { StepFields } from './StepFields'

export function EndpointsTab() {
  const { backend, state, path } = usePanel()
  const { catalog } = backend
  const page = pageAt(path())
  const calls: readonly string[] = page ? pages[page].calls : []
  const endpoints = catalog.endpointNames.toSorted((a, b) => Number(calls.includes(b)) - Number(calls.includes(a)))
  const conditional = mergeOverrides(catalog.overridesOf(state.scenario), state.overrides).filter(({ when }) => when)
  const rows = endpoints.flatMap((name) => [
    backend.state.overrideFor(name),
    ...conditional.filter(({ endpoint }) => endpoint === name),
  ])
  const [steps = [], ...others] = rows.filter(({ when }) => !when).map((row) => row.steps)
  const isCommon = steps.length === 1 && others.every((other) => JSON.stringify(other) === JSON.stringify(steps))

  return (
    <>
      <div className="line">
        <h3>Endpoints</h3>
        <Action
          label="Reset all overrides"
          isOff={state.overrides.length === 0}
          onClick={() => backend.set({ ...state, overrides: [] })}
        />
      </div>
      <div className="card">
        <h4>All endpoints</h4>
        <StepFields
          name="all endpoints"
          behaviors={catalog.allBehaviors}
          step={isCommon ? steps[0] : undefined}
          onChange={(step) => setOverrides(backend, catalog.everywhere(step))}
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
