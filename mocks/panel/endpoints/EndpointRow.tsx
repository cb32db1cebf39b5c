import { useId } from 'react'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { isStatus, wordings } from '../../behaviors'
import { DraftField } from '../DraftField'
import { usePanel, useRequests, useSetting } from '../context'
import { BehaviorField } from './BehaviorField'
import { LastAnswer } from './LastAnswer'
import { resetBehavior, setBehavior } from './setBehavior'

/** One endpoint of the contract, steered. */
export function EndpointRow({ name }: { name: EndpointName }) {
  const { control } = usePanel().backend
  const { mock } = useSetting()
  const { how, latency } = control.behaviorOf(name)
  const last = useRequests().find(({ endpoint }) => endpoint === name)
  const title = useId()
  const { method, path } = endpoints[name]
  const isSet = mock[name] !== undefined
  const isOk = how === 'ok' && latency === undefined

  function setDelay(text: string) {
    const delay = text === '' ? undefined : Math.min(60_000, Math.max(0, Math.round(Number(text))))
    setBehavior(control, name, delay === undefined ? { how } : { how, latency: delay })
  }

  return (
    <li aria-labelledby={title} data-changed={!isOk || isSet}>
      <div className="endpoint">
        <h4 id={title}>{name}</h4>
        <code>
          {method} {path}
        </code>
      </div>
      <div className="fields">
        <BehaviorField
          name={name}
          how={how}
          onChoose={(next) => setBehavior(control, name, { how: next, ...(latency !== undefined && { latency }) })}
        />
        <div className="field">
          <label htmlFor={`${title}-delay`}>Delay, ms</label>
          <DraftField
            id={`${title}-delay`}
            type="number"
            min={0}
            max={60_000}
            step={100}
            placeholder="usual"
            aria-label={`Delay of ${name} in milliseconds`}
            value={latency === undefined ? '' : String(latency)}
            onCommit={setDelay}
          />
        </div>
      </div>
      {how !== 'ok' && <p className="means">{isStatus(how) ? `Refuses with status ${how}.` : wordings[how].means}</p>}
      <p className="foot">
        <LastAnswer exchange={last} />
        {isSet ? (
          <button type="button" className="link" onClick={() => resetBehavior(control, name)}>
            Set here: reset <span className="unseen">{name}</span>
          </button>
        ) : (
          <span>{isOk ? '' : 'From the scenario'}</span>
        )}
      </p>
    </li>
  )
}
