import { useId, useState } from 'react'
import type { EndpointName } from '@/contract/endpoints'
import { type Behavior, behaviorsOf, isStatus, offeredStatuses, wordings } from '../../behaviors'
import { DraftField } from '../DraftField'

interface BehaviorFieldProps {
  name: EndpointName
  how: Behavior['how']
  onChoose: (how: Behavior['how']) => void
}

/** Chooses how an endpoint answers: by a word, by a status code that is offered, or by any other one. */
export function BehaviorField({ name, how, onChoose }: BehaviorFieldProps) {
  const id = useId()
  const [isTyping, setIsTyping] = useState(false)
  const isOther = isStatus(how) && !offeredStatuses.some((status) => status === how)
  const known = [...behaviorsOf[name], ...offeredStatuses]

  function choose(value: string) {
    setIsTyping(value === 'other')
    const chosen = known.find((word) => word === value)
    if (chosen) onChoose(chosen)
  }

  function type(value: string) {
    if (!isStatus(value)) return
    setIsTyping(false)
    onChoose(value)
  }

  return (
    <>
      <label>
        <span>Answers</span>
        <select
          aria-label={`How ${name} answers`}
          value={isTyping || isOther ? 'other' : how}
          onChange={({ target }) => choose(target.value)}
        >
          {behaviorsOf[name].map((word) => (
            <option key={word} value={word}>
              {wordings[word].title}
            </option>
          ))}
          {offeredStatuses.map((status) => (
            <option key={status} value={status}>
              Status {status}
            </option>
          ))}
          <option value="other">Another status</option>
        </select>
      </label>
      {(isTyping || isOther) && (
        <div className="field">
          <label htmlFor={id}>Status</label>
          <DraftField
            id={id}
            type="number"
            min={400}
            max={599}
            placeholder="400–599"
            aria-label={`Status of ${name}, from 400 to 599`}
            value={isOther ? how : ''}
            onCommit={type}
          />
        </div>
      )}
    </>
  )
}
