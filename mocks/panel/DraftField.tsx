import { type ComponentProps, type KeyboardEvent, useState } from 'react'

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  /** Called with what was typed, once the field is left or Enter is pressed. */
  onCommit: (text: string) => void
  /** Whether the text may run over several lines: Enter makes one, Ctrl+Enter is done. */
  isLong?: boolean
}

/** A field whose text counts when it is done, not letter by letter. Escape takes the typing back. */
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
