import { useId, useState } from 'react'
import { type Behavior, isStatus, offeredStatuses } from '../../engine/behaviors'
import { DraftField } from '../DraftField'

interface BehaviorFieldProps {
  /** What responds: names the fields. */
  name: string
  behaviors: Record<string, Behavior>
  /** A behavior word or a status code; '' if there is not one. */
  word: string
  onChoose: (word: string) => void
}

/** Chooses how an endpoint responds: a behavior, a status code that is offered, or any other status code. */
export function BehaviorField({ name, behaviors, word, onChoose }: BehaviorFieldProps) {
  const id = useId()
  const [isTyping, setIsTyping] = useState(false)
  const isOther = isStatus(word) && !offeredStatuses.some((status) => status === word)

  function choose(value: string) {
    setIsTyping(value === 'other')
    if (value !== 'other') onChoose(value)
  }

  function commit(value: string) {
    if (!isStatus(value)) return
    setIsTyping(false)
    onChoose(value)
  }

  return (
    <>
      <label>
        <span>Response</span>
        <select
          aria-label={`Response of ${name}`}
          value={isTyping || isOther ? 'other' : word}
          onChange={({ target }) => choose(target.value)}
        >
          {word === '' && (
            <option value="" disabled>
              Different
            </option>
          )}
          {Object.entries(behaviors).map(([value, { title }]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
          {offeredStatuses.map((status) => (
            <option key={status} value={status}>
              Status {status}
            </option>
          ))}
          <option value="other">Other status code</option>
        </select>
      </label>
      {(isTyping || isOther) && (
        <div className="field">
          <label htmlFor={id}>Status code</label>
          <DraftField
            id={id}
            type="number"
            min={400}
            max={599}
            placeholder="400–599"
            aria-label={`Status code of ${name}, 400 to 599`}
            value={isOther ? word : ''}
            onCommit={commit}
          />
        </div>
      )}
    </>
  )
}
