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
  const usual = catalog.everywhere({ behavior: 'ok' })
  const overrides = mergeOverrides(usual, [...catalog.overridesOf(state.scenario), ...state.overrides])
  const [steps = [], ...others] = overrides.filter(({ when }) => !when).map((override) => override.steps)
  const isCommon = steps.length === 1 && others.every((other) => JSON.stringify(other) === JSON.stringify(steps))

  return (
    <>
      <div className="line">
        <h3>Endpoints</h3>
        <Action label="Reset all overrides" onClick={() => backend.set({ ...state, overrides: [] })} />
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
        {usual
          .toSorted((one, other) => Number(calls.includes(other.endpoint)) - Number(calls.includes(one.endpoint)))
          .flatMap(({ endpoint }) => overrides.filter((override) => override.endpoint === endpoint))
          .map((override) => (
            <EndpointRow key={overrideKey(override)} override={override} isOnPage={calls.includes(override.endpoint)} />
          ))}
      </ul>
    </>
  )
}
