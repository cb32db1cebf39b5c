import { type Behavior, maxLatency, offeredStatuses, type Step } from '../../engine/behaviors'
import { Action, DraftField, Select } from '../controls'

interface StepFieldsProps {
  /** What responds: names the fields. */
  name: string
  behaviors: Readonly<Record<string, Behavior>>
  /** Undefined if there is not one. */
  step: Step | undefined
  onChange: (step: Step) => void
  onRemove?: (() => void) | undefined
}

export function StepFields({ name, behaviors, step, onChange, onRemove }: StepFieldsProps) {
  const { behavior = '', latency } = step ?? {}
  const isStatus = typeof behavior === 'number'
  const statuses = [...new Set([...offeredStatuses, ...(isStatus ? [behavior] : [])])]
  const titles = Object.entries(behaviors).map(([value, { title }]) => [value, title] as const)

  return (
    <div className="fields">
      <Select
        label="Response"
        aria-label={`Response of ${name}`}
        value={behavior}
        options={[
          ...(behavior === '' ? [['', 'Different'] as const] : []),
          ...titles,
          ...statuses.map((status) => [status, `Status ${status}`] as const),
        ]}
        onChoose={(value) => onChange({ ...step, behavior: /^\d+$/.test(value) ? Number(value) : value })}
      />
      {isStatus && (
        <DraftField
          label="Status code"
          type="number"
          min={400}
          max={599}
          aria-label={`Status code of ${name}, 400 to 599`}
          value={String(behavior)}
          onCommit={(text) => onChange({ ...step, behavior: Number(text) })}
        />
      )}
      {behavior !== '' && (
        <DraftField
          label="Latency (ms)"
          type="number"
          min={0}
          max={maxLatency}
          step={100}
          placeholder="default"
          aria-label={`Latency of ${name} (ms)`}
          value={latency === undefined ? '' : String(latency)}
          onCommit={(text) => onChange({ behavior, ...(text && { latency: Number(text) }) })}
        />
      )}
      {onRemove && (
        <Action of={name} onClick={onRemove}>
          Remove
        </Action>
      )}
    </div>
  )
}
