import { type Behaviors, offeredStatuses, createStatusBehavior, readLatency, type Step } from '../../engine/behaviors'
import { Action, Field } from '../controls'

export const statusOptions = offeredStatuses.map((status) => [status, createStatusBehavior(status)] as const)

export function StepFields({
  name,
  behaviors,
  step,
  onChange,
  onRemove,
}: {
  name: string
  behaviors: Behaviors
  step: Step | undefined
  onChange: (step: Step) => unknown
  onRemove?: () => unknown
}) {
  const { behavior = '', latency = [] } = step ?? {}
  const isStatus = typeof behavior === 'number'
  const current = isStatus ? createStatusBehavior(behavior) : (behaviors[behavior] ?? { title: 'Different' })
  const options = new Map<string | number, { title: string }>([
    ...Object.entries(behaviors),
    ...statusOptions,
    [behavior, current],
  ])
  const choose = (chosen: string) => onChange({ ...step, behavior: Number(chosen) || chosen })
  const of = `of ${name}`

  return (
    <div className="line">
      <Field label="Response" about={of} value={behavior} options={options} onCommit={choose} />
      {isStatus && (
        <Field label="Status code" about={`${of}, 400 to 599`} inputMode="numeric" value={behavior} onCommit={choose} />
      )}
      {step && (
        <Field
          label="Latency (ms)"
          about={of}
          title="Such as 800, or 200-800 for a range"
          placeholder="usual"
          value={[latency].flat().join('-')}
          onCommit={(time) => onChange({ behavior, ...(time && { latency: readLatency(time) }) })}
        />
      )}
      {onRemove && <Action label="Remove step" about={of} onClick={onRemove} />}
    </div>
  )
}
