import { type ComponentProps, type KeyboardEvent, useState } from 'react'

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

  function commit() {
    if (draft !== undefined && draft !== value) onCommit(draft)
    setDraft(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) commit()
    if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault()
      setDraft(undefined)
    }
  }

  const shared = { value: draft ?? value, 'data-draft': draft !== undefined, onBlur: commit, onKeyDown }
  if (!isLong) return <input {...field} {...shared} onChange={({ target }) => setDraft(target.value)} />
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
