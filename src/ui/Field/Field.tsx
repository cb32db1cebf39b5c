import CircleAlert from 'lucide-react/icons/circle-alert'
import { type AriaAttributes, type ComponentProps, type FocusEvent, type ReactNode, useId, useState } from 'react'
import { afterPress } from '../afterPress'
import { announce } from '../announce'
import styles from './Field.module.css'

interface Words {
  label: string
  hint?: ReactNode
  error?: string
}

type Wiring = AriaAttributes & { id: string; className: string | undefined }

function Field({ label, hint, error: latest, children }: Words & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const [error, setError] = useState(latest)
  const [isTyping, setTyping] = useState(false)
  // While somebody types, an error only goes: screen readers would say a new one at each letter.
  if (error !== latest && !(isTyping && latest)) setError(latest)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  function leave({ relatedTarget }: FocusEvent) {
    afterPress(() => setTyping(false))
    // Not on a submit, which leaves each field and has a summary.
    if (relatedTarget && latest && latest !== error) announce(`${label}: ${latest}`)
  }

  return (
    <div className={styles.field} onKeyDown={() => setTyping(true)} onBlur={leave}>
      <label className="bold" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
        className: styles.control,
      })}
      {error && (
        <p id={`${id}-error`} className={`label ${styles.error}`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, ...input }: Words & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...input} {...wiring} />}
    </Field>
  )
}

export function TextArea({ label, hint, error, ...area }: Words & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={6} {...area} {...wiring} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  options,
  ...select
}: Words &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[]
  }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.select}>
          <select {...select} {...wiring}>
            {options.map(({ value, label: shown }) => (
              <option key={value} value={value}>
                {shown}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 12 8" aria-hidden>
            <path d="m1 1.5 5 5 5-5" />
          </svg>
        </div>
      )}
    </Field>
  )
}
