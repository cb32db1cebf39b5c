import { type Override, statefulBehaviors, type Step } from '../../engine/behaviors'
import { isOk, mergeOverrides, createOverrideKey } from '../../engine/state/overrides'
import { usePanel, useShown } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { HeldRequests } from '../requests/HeldRequests'
import { ResponseForm } from '../requests/ResponseForm'
import { formatCount, hasFailed, describeOutcome, nameTarget } from '../describe'
import { setOverrides } from './setOverrides'
import { StepFields } from './StepFields'

function EndpointRow({ override, isOnPage }: { override: Override; isOnPage: boolean }) {
  const { backend } = usePanel()
  const { catalog, definition } = backend
  const { endpoint: name, when, steps } = override
  const state = useShown((shown) => shown.state)
  const own = useShown(({ requests }) => requests.filter(({ endpoint }) => endpoint === name))
  const others = state.overrides.filter((one) => createOverrideKey(one) !== createOverrideKey(override))
  const isOverridden = others.length < state.overrides.length
  const target = nameTarget(override)
  const [last] = own
  const count = backend.state.countRequests(override)
  const position = `at step ${Math.min(Math.max(count, 1), steps.length)} of ${steps.length}`
  const { method, path } = definition.contract[name] ?? {}
  const parameters = when ? [] : Object.keys(catalog.getParameters(name))
  const change = (next: readonly Step[], only = when) =>
    setOverrides(backend, [{ ...override, when: only, steps: next }])
  const addStep = () => change([...steps, { behavior: steps.at(-1)?.behavior === 'ok' ? 503 : 'ok' }])

  return (
    <li className="card" aria-label={target} data-modified={!isOk(override) || isOverridden}>
      <div className="line">
        <h4>{target}</h4>
        {!when && <code>{`${method} ${path}`}</code>}
        {!when && isOnPage && <small>On this page</small>}
      </div>
      <ol>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its position: that of a request
          <li key={index}>
            {index > 0 && <small>then</small>}
            <StepFields
              name={index === 0 ? target : `${target}, step ${index + 1}`}
              behaviors={{ ...catalog.getBehaviors(name), ...statefulBehaviors }}
              step={step}
              onChange={(changed) => change(steps.with(index, changed))}
              onRemove={steps.length > 1 ? () => change(steps.toSpliced(index, 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      {!isOk(override) && <p>{backend.state.getCurrentStep(override).definition.description}</p>}
      <div className="line">
        <Action className="link" label="Then…" about={`add a step to ${target}`} onClick={addStep} />
        {isOverridden && (
          <Action
            className="link"
            label={when ? 'Delete' : 'Reset'}
            about={target}
            onClick={() => backend.set({ ...state, overrides: others })}
          />
        )}
        {!isOverridden && !isOk(override) && <small>Set by the scenario</small>}
        {(when !== undefined || steps.length > 1) && (
          <small aria-live="polite">{`${formatCount(count, 'request')}, ${position}`}</small>
        )}
        {!when && last && <small data-failed={hasFailed(last)}>{`Last: ${describeOutcome(last)}`}</small>}
      </div>
      {!when && <HeldRequests entries={own} />}
      {parameters.length > 0 && (
        <Disclosure summary="Only for some requests…" about={name}>
          {parameters.map((parameter) => (
            <Field
              key={parameter}
              label={`Where ${parameter} is`}
              value=""
              // They fail until something else is chosen.
              onCommit={(value) => change([{ behavior: 503 }], { [parameter]: value.trim() })}
            />
          ))}
        </Disclosure>
      )}
      <Disclosure summary="Edit response…" about={target}>
        <ResponseForm draft={target} override={override} entries={own} />
      </Disclosure>
    </li>
  )
}

export function EndpointsTab() {
  const { backend, findPage } = usePanel()
  const state = useShown((shown) => shown.state)
  const { catalog } = backend
  const calls: readonly string[] = findPage()?.calls ?? []
  const ok = { behavior: 'ok' }
  const usual = catalog.overrideAll(ok)
  const overrides = mergeOverrides(usual, catalog.getOverrides(state.scenario), state.overrides)
  const [common = ok] = overrides.find((override) => !override.when && !isOk(override))?.steps ?? []
  /** An endpoint that does not have it succeeds. */
  const everywhere = (step: Step) => mergeOverrides(overrides, usual, catalog.overrideAll(step))

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
          step={JSON.stringify(everywhere(common)) === JSON.stringify(overrides) ? common : undefined}
          onChange={(step) => setOverrides(backend, everywhere(step))}
        />
      </div>
      <ul>
        {usual
          .toSorted((one, other) => Number(calls.includes(other.endpoint)) - Number(calls.includes(one.endpoint)))
          .flatMap(({ endpoint }) => overrides.filter((override) => override.endpoint === endpoint))
          .map((override) => (
            <EndpointRow
              key={createOverrideKey(override)}
              override={override}
              isOnPage={calls.includes(override.endpoint)}
            />
          ))}
      </ul>
    </>
  )
}
