import { useId } from 'react'
import { agency } from '../../agency/agency'
import { statefulBehaviors } from '../../engine/behaviors'
import { formatSequence, maxSteps, parseSequence, parseTarget, type Sequence } from '../../engine/state/syntax'
import { usePanel, useRecording, useRequests, useSettings } from '../context'
import { AnswerWith, editableResponse } from '../requests/AnswerWith'
import { countOf } from '../words'
import { ConditionForm } from './ConditionForm'
import { LastResponse } from './LastResponse'
import { resetOverrides, setOverrides } from './overrides'
import { StepFields } from './StepFields'

/** An endpoint, or some of its requests, with the sequence that it follows. */
export function EndpointRow({ target, isOnPage }: { target: string; isOnPage: boolean }) {
  const { backend } = usePanel()
  const { settings, words } = backend
  const { mock, responses } = useSettings()
  const recording = useRecording()
  const entries = useRequests()
  const id = useId()
  const { endpoint: name, conditions } = parseTarget(target)
  const endpoint = agency.contract[name]
  const isOverridden = mock[target] !== undefined
  const isEndpoint = conditions.length === 0
  const sequence = parseSequence(settings.wordOf(target))
  const { steps, isLoop } = sequence
  const isOk = isEndpoint && steps.join() === 'ok'
  const custom = responses?.[name]
  const last = entries.find((entry) => entry.endpoint === name)
  const behaviors = {
    ...words.behaviorsOf(name),
    ...((custom ?? steps.includes('custom')) && { custom: statefulBehaviors.custom }),
    ...((recording ?? steps.includes('replay')) && { replay: statefulBehaviors.replay }),
  }
  const count = settings.countOf(target)
  const position = isLoop ? ((count - 1) % steps.length) + 1 : Math.min(count, steps.length)
  const { word, behavior } = settings.behaviorOf(target)

  function change(next: Partial<Sequence>) {
    setOverrides(backend, { [target]: formatSequence({ ...sequence, ...next }) })
  }

  return (
    <li aria-labelledby={id} data-modified={!isOk || isOverridden}>
      <div className="endpoint">
        <h4 id={id}>{target}</h4>
        <code>
          {isEndpoint
            ? `${endpoint?.method} ${endpoint?.path}`
            : `only ${conditions.map((pair) => pair.join(' = ')).join(', ')}`}
        </code>
        {isOnPage && isEndpoint && <small>On this page</small>}
      </div>
      <ol className="steps">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its position
          <li key={index} aria-current={steps.length > 1 && index === position - 1 ? 'step' : undefined}>
            {index > 0 && <span>then</span>}
            <StepFields
              name={index === 0 ? target : `${target}, step ${index + 1}`}
              behaviors={behaviors}
              step={step}
              onChange={(changed) => change({ steps: steps.with(index, changed) })}
              onRemove={steps.length > 1 ? () => change({ steps: steps.toSpliced(index, 1) }) : undefined}
            />
          </li>
        ))}
      </ol>
      <p className="footer">
        <button
          type="button"
          className="link"
          aria-disabled={steps.length >= maxSteps}
          onClick={() => steps.length < maxSteps && change({ steps: [...steps, steps.at(-1) === 'ok' ? '503' : 'ok'] })}
        >
          Then… <span className="visually-hidden">add a step to {target}</span>
        </button>
        {steps.length > 1 && (
          <>
            <label className="checkbox">
              <input type="checkbox" checked={isLoop} onChange={() => change({ isLoop: !isLoop })} />
              Start over at the end
            </label>
            <span role="status">
              {count === 0 ? `No request yet, ${steps.length} steps` : `Request ${position} of ${steps.length}`}
            </span>
          </>
        )}
      </p>
      {word !== 'ok' && <p className="description">{behavior.description}</p>}
      <p className="footer">
        {isEndpoint ? <LastResponse entry={last} /> : <span>{countOf(count, 'request')}</span>}
        {isOverridden ? (
          <button type="button" className="link" onClick={() => resetOverrides(settings, [target])}>
            {isEndpoint ? 'Overridden · Reset' : 'Remove'} <span className="visually-hidden">{target}</span>
          </button>
        ) : (
          <span>{isOk ? '' : 'Set by the scenario'}</span>
        )}
      </p>
      {isEndpoint && (
        <div className="more">
          {words.paramsOf(name).size > 0 && <ConditionForm endpoint={name} />}
          <AnswerWith endpoint={name} initial={custom ?? editableResponse(last)} />
        </div>
      )}
    </li>
  )
}
