import { useId } from 'react'
import { agency } from '../../agency/agency'
import { maxLatency } from '../../engine/behaviors'
import { usePanel, useRequests, useSettings } from '../context'
import { DraftField } from '../DraftField'
import { BehaviorField } from './BehaviorField'
import { LastResponse } from './LastResponse'
import { resetOverride, setOverride } from './overrides'

export function EndpointRow({ name }: { name: string }) {
  const { backend } = usePanel()
  const { settings } = backend
  const { mock } = useSettings()
  const { word, latency, behavior } = settings.behaviorOf(name)
  const lastEntry = useRequests().find(({ endpoint }) => endpoint === name)
  const id = useId()
  const endpoint = agency.contract[name]
  const isOverridden = mock[name] !== undefined
  const isOk = word === 'ok' && latency === undefined

  function setLatency(text: string) {
    const next = Math.min(maxLatency, Math.max(0, Math.round(Number(text))))
    setOverride(backend, name, text === '' ? { word } : { word, latency: next })
  }

  return (
    <li aria-labelledby={id} data-modified={!isOk || isOverridden}>
      <div className="endpoint">
        <h4 id={id}>{name}</h4>
        <code>
          {endpoint?.method} {endpoint?.path}
        </code>
      </div>
      <div className="fields">
        <BehaviorField
          endpoint={name}
          word={word}
          onChoose={(next) => setOverride(backend, name, { word: next, ...(latency !== undefined && { latency }) })}
        />
        <div className="field">
          <label htmlFor={`${id}-latency`}>Latency (ms)</label>
          <DraftField
            id={`${id}-latency`}
            type="number"
            min={0}
            max={maxLatency}
            step={100}
            placeholder="default"
            aria-label={`Latency of ${name} (ms)`}
            value={latency === undefined ? '' : String(latency)}
            onCommit={setLatency}
          />
        </div>
      </div>
      {word !== 'ok' && <p className="description">{behavior.description}</p>}
      <p className="footer">
        <LastResponse entry={lastEntry} />
        {isOverridden ? (
          <button type="button" className="link" onClick={() => resetOverride(settings, name)}>
            Overridden · Reset <span className="visually-hidden">{name}</span>
          </button>
        ) : (
          <span>{isOk ? '' : 'Set by the scenario'}</span>
        )}
      </p>
    </li>
  )
}
