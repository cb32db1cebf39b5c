import { type Behavior, offeredStatuses, statusBehavior, type Step } from '../../engine/behaviors'
import { Action, Field } from '../controls'

export const statusOptions = offeredStatuses.map((status) => [status, statusBehavior(status).title] as const)

interface StepFieldsProps {
  /** What responds: names the fields. */
  name: string
  behaviors: Readonly<Record<string, Behavior>>
  /** Undefined if there is not one. */
  step: Step | undefined
  onChange: (step: Step) => unknown
  onRemove?: (() => unknown) | undefined
}

export function StepFields({ name, behaviors, step, onChange, onRemove }: StepFieldsProps) {
  const { behavior = '', latency } = step ?? {}
  const isStatus = typeof behavior === 'number'
  const { title = 'Different' } = (isStatus ? statusBehavior(behavior) : behaviors[behavior]) ?? {}
  const titles = Object.entries(behaviors).map(([value, one]) => [value, one.title] as const)

  return (
    <div className="line">
      <Field
        label="Response"
        aria-label={`Response of ${name}`}
        value={behavior}
        options={new Map<string | number, string>([...titles, ...statusOptions, [behavior, title]])}
        onCommit={(chosen) => onChange({ ...step, behavior: Number(chosen) || chosen })}
      />
      {isStatus && (
        <Field
          label="Status code"
          inputMode="numeric"
          aria-label={`Status code of ${name}, 400 to 599`}
          value={behavior}
          onCommit={(status) => onChange({ ...step, behavior: Number(status) })}
        />
      )}
      {step && (
        <Field
          label="Latency (ms)"
          inputMode="numeric"
          placeholder="default"
          aria-label={`Latency of ${name} (ms)`}
          value={latency ?? ''}
          onCommit={(text) => onChange({ behavior, ...(text && { latency: Number(text) }) })}
        />
      )}
      {onRemove && <Action label="Remove" aria-label={`Remove ${name}`} onClick={onRemove} />}
    </div>
  )
}
