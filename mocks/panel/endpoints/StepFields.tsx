import { type Behavior, offeredStatuses, statusBehavior, type Step } from '../../engine/behaviors'
import { Action, DraftField, Field } from '../controls'

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
  const status = typeof behavior === 'number' ? behavior : undefined
  const { title = 'Different' } = (status === undefined ? behaviors[behavior] : statusBehavior(status)) ?? {}
  const titles = Object.entries(behaviors).map(([value, one]) => [value, one.title] as const)
  const options = new Map<string | number, string>([...titles, ...statusOptions, [behavior, title]])

  return (
    <div className="line">
      <Field
        label="Response"
        aria-label={`Response of ${name}`}
        value={behavior}
        options={options}
        onValue={(value) => onChange({ ...step, behavior: /^\d+$/.test(value) ? Number(value) : value })}
      />
      {status !== undefined && (
        <DraftField
          label="Status code"
          inputMode="numeric"
          aria-label={`Status code of ${name}, 400 to 599`}
          value={String(status)}
          onCommit={(text) => onChange({ ...step, behavior: Number(text) })}
        />
      )}
      {step && (
        <DraftField
          label="Latency (ms)"
          inputMode="numeric"
          placeholder="default"
          aria-label={`Latency of ${name} (ms)`}
          value={String(latency ?? '')}
          onCommit={(text) => onChange({ behavior, ...(text && { latency: Number(text) }) })}
        />
      )}
      {onRemove && <Action label="Remove" aria-label={`Remove ${name}`} onClick={onRemove} />}
    </div>
  )
}
