import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useState } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  /** Called with the typed text on blur or Enter. */
  onCommit: (text: string) => void
  /** Whether the text may have several lines: Enter adds one, Ctrl+Enter commits. */
  isLong?: boolean
}

/** A field that commits on blur or Enter, not letter by letter. Escape discards the draft. */
export function DraftField({ value, onCommit, isLong = false, ...field }: DraftFieldProps) {
  const [draft, setDraft] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const errorId = useId()

  function commit(target: TextField) {
    const isNumber = !target.validity.badInput
    setIsRefused(!isNumber)
    // The browser reports "5e" as an empty value.
    if (!isNumber) target.value = value
    else if (draft !== undefined && draft !== value) onCommit(draft)
    setDraft(undefined)
  }

  function onKeyDown(event: KeyboardEvent<TextField>) {
    if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) commit(event.currentTarget)
    if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault()
      setDraft(undefined)
    }
  }

  const shared = {
    value: draft ?? value,
    'data-draft': draft !== undefined,
    onBlur: ({ currentTarget }: FocusEvent<TextField>) => commit(currentTarget),
    onKeyDown,
  }
  if (!isLong) {
    return (
      <>
        <input
          {...field}
          {...shared}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? errorId : undefined}
          onChange={({ target }) => setDraft(target.value)}
        />
        {isRefused && (
          <span id={errorId} role="alert" className="refused">
            {field.type === 'datetime-local' ? 'Not a date with a time' : 'Not a number'}. The value has not changed.
          </span>
        )}
      </>
    )
  }
  return (
    <textarea
      id={field.id}
      placeholder={field.placeholder}
      rows={4}
      dir="auto"
      {...shared}
      onChange={({ target }) => setDraft(target.value)}
    />
  )
}
