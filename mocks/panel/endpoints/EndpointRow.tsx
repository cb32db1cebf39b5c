import { useId } from 'react'
import { type Override, statefulBehaviors } from '../../engine/behaviors'
import { maxSteps } from '../../engine/state/catalog'
import { isOk, overrideKey, usesBehavior } from '../../engine/state/state'
import { useMockState, usePanel, useRecording, useRequests } from '../context'
import { Action, Disclosure, entered, Select } from '../controls'
import { AnswerWith, editableResponse } from '../requests/AnswerWith'
import { HeldRequests } from '../requests/HeldRequests'
import { hasFailed, outcomeOf } from '../requests/outcome'
import { countOf, targetOf } from '../words'
import { setOverrides } from './overrides'
import { StepFields } from './StepFields'

/** Adds an override for the requests with one value of a parameter. They fail until something else is chosen. */
function ConditionForm({ endpoint }: { endpoint: string }) {
  const { backend, attempt } = usePanel()
  const parameters = Object.keys(backend.catalog.parametersOf(endpoint))
  if (parameters.length === 0) return null

  function add(form: FormData, close: () => void) {
    const when = { [entered(form, 'parameter')]: entered(form, 'value') }
    if (attempt(() => setOverrides(backend, [{ endpoint, when, steps: [{ behavior: 503 }] }]))) close()
  }

  return (
    <Disclosure summary="Only for some requests…" of={endpoint}>
      {(close) => (
        <form className="fields" action={(form) => add(form, close)}>
          <Select label="Parameter" name="parameter" options={parameters} />
          <label>
            <span>Value</span>
            <input name="value" required autoComplete="off" />
          </label>
          <button type="submit">Add</button>
        </form>
      )}
    </Disclosure>
  )
}

/** An endpoint, or some of its requests, with the steps that they follow. */
export function EndpointRow({ override, isOnPage }: { override: Override; isOnPage: boolean }) {
  const { backend, attempt } = usePanel()
  const { catalog, state, definition } = backend
  const { endpoint: name, when, steps, response } = override
  const current = useMockState()
  const recording = useRecording()
  const requests = useRequests().filter(({ endpoint }) => endpoint === name)
  const id = useId()
  const others = current.overrides.filter((one) => overrideKey(one) !== overrideKey(override))
  const isOverridden = others.length < current.overrides.length
  const target = targetOf(override)
  const [last] = requests
  const count = state.countOf(override)
  const position = Math.min(count, steps.length)
  const { method, path } = definition.contract[name] ?? {}
  const behaviors = {
    ...catalog.behaviorsOf(name),
    ...((response ?? usesBehavior(override, 'custom')) && { custom: statefulBehaviors.custom }),
    ...((recording ?? usesBehavior(override, 'replay')) && { replay: statefulBehaviors.replay }),
  }

  function change(next: Override['steps']) {
    attempt(() => setOverrides(backend, [{ ...override, steps: next }]))
  }

  return (
    <li className="card" aria-labelledby={id} data-modified={!isOk(override) || isOverridden}>
      <div className="toolbar">
        <h4 id={id}>{target}</h4>
        {when ? <small>{countOf(count, 'request')}</small> : <code>{`${method} ${path}`}</code>}
        {isOnPage && !when && <small>On this page</small>}
      </div>
      <ol className="steps">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its position
          <li key={index} aria-current={steps.length > 1 && index === position - 1 ? 'step' : undefined}>
            {index > 0 && <small>then</small>}
            <StepFields
              name={index === 0 ? target : `${target}, step ${index + 1}`}
              behaviors={behaviors}
              step={step}
              onChange={(changed) => change(steps.with(index, changed))}
              onRemove={steps.length > 1 ? () => change(steps.toSpliced(index, 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      {!isOk(override) && <p>{catalog.behavior(name, state.currentStep(override).behavior)?.description}</p>}
      <p className="footer">
        <Action
          className="link"
          of={`add a step to ${target}`}
          isOff={steps.length >= maxSteps}
          onClick={() => change([...steps, { behavior: steps.at(-1)?.behavior === 'ok' ? 503 : 'ok' }])}
        >
          Then…
        </Action>
        {isOverridden && (
          <Action
            className="link"
            of={target}
            onClick={() => attempt(() => backend.set({ ...current, overrides: others }))}
          >
            {when ? 'Remove' : 'Reset'}
          </Action>
        )}
        {!isOverridden && !isOk(override) && <span>Set by the scenario</span>}
        {steps.length > 1 && (
          <span role="status">{count === 0 ? 'No request yet' : `Request ${position} of ${steps.length}`}</span>
        )}
        {!when && last && <span data-failed={hasFailed(last)}>Last: {outcomeOf(last)}</span>}
      </p>
      {!when && <HeldRequests entries={requests} />}
      <div className="details">
        {!when && <ConditionForm endpoint={name} />}
        <AnswerWith override={override} initial={response ?? editableResponse(last)} />
      </div>
    </li>
  )
}
