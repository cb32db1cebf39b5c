import { X } from 'lucide-react'
import { useId } from 'react'
import { type Behavior, maxLatency } from '../../engine/behaviors'
import { formatBehavior, parseBehavior, type ParsedBehavior } from '../../engine/state/syntax'
import { DraftField } from '../DraftField'
import { BehaviorField } from './BehaviorField'

interface StepFieldsProps {
  /** What responds: names the fields. */
  name: string
  behaviors: Record<string, Behavior>
  /** The step as it is written; '' if there is not one. */
  step: string
  onChange: (step: string) => void
  onRemove?: (() => void) | undefined
}

/** The response and latency of one step of a sequence. */
export function StepFields({ name, behaviors, step, onChange, onRemove }: StepFieldsProps) {
  const id = useId()
  const { word, latency }: ParsedBehavior = parseBehavior(step) ?? { word: 'ok' }

  function setLatency(text: string) {
    const next = Math.min(maxLatency, Math.max(0, Math.round(Number(text))))
    onChange(formatBehavior(text === '' ? { word } : { word, latency: next }))
  }

  return (
    <div className="fields">
      <BehaviorField
        name={name}
        behaviors={behaviors}
        word={word}
        onChoose={(next) => onChange(formatBehavior({ word: next, ...(latency !== undefined && { latency }) }))}
      />
      {word !== '' && (
        <div className="field">
          <label htmlFor={id}>Latency (ms)</label>
          <DraftField
            id={id}
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
      )}
      {onRemove && (
        <button type="button" onClick={onRemove}>
          <X aria-hidden="true" />
          <span className="visually-hidden">Remove {name}</span>
        </button>
      )}
    </div>
  )
}
