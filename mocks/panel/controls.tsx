import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePanel } from './context'

interface ActionProps extends ComponentProps<'button'> {
  /** What it acts on, for screen readers. */
  of?: string
  /** Whether it does nothing now. It keeps the focus. */
  isOff?: boolean
}

export function Action({ of, isOff = false, onClick, children, ...button }: ActionProps) {
  return (
    <button type="button" aria-disabled={isOff} {...button} onClick={isOff ? undefined : onClick}>
      {children}
      {of !== undefined && <span className="visually-hidden"> {of}</span>}
    </button>
  )
}

interface SelectProps extends ComponentProps<'select'> {
  label: string
  options: readonly (string | readonly [value: string | number, title: string])[]
  onChoose?: (value: string) => void
}

export function Select({ label, options, onChoose, ...select }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select {...select} onChange={({ target }) => onChoose?.(target.value)}>
        {options.map((option) => {
          const [value, title] = typeof option === 'string' ? [option, option] : option
          return (
            <option key={value} value={value}>
              {title}
            </option>
          )
        })}
      </select>
    </label>
  )
}

type TextField = HTMLInputElement | HTMLTextAreaElement

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  /** Called with the typed text on blur or Enter. */
  onCommit: (text: string) => void
  /** Whether the text may have several lines: Enter adds one, Ctrl+Enter commits. */
  isLong?: boolean
}

/** A field that commits on blur or Enter, not letter by letter. Escape discards the draft. */
export function DraftField({ label, value, onCommit, isLong = false, ...field }: DraftFieldProps) {
  const { say } = usePanel()
  const [draft, setDraft] = useState<string>()

  function commit(target: TextField) {
    if (target.validity.badInput) {
      // The browser reports "5e" as an empty value.
      target.value = value
      say('Not a number. The value has not changed.')
    } else if (draft !== undefined && draft !== value) onCommit(draft)
    setDraft(undefined)
  }

  const shared = {
    value: draft ?? value,
    'data-draft': draft !== undefined,
    onChange: ({ target }: { target: TextField }) => setDraft(target.value),
    onBlur: ({ currentTarget }: { currentTarget: TextField }) => commit(currentTarget),
    onKeyDown(event: KeyboardEvent<TextField>) {
      if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) commit(event.currentTarget)
      if (event.key !== 'Escape' || draft === undefined) return
      event.preventDefault()
      setDraft(undefined)
    },
  }
  return (
    <label>
      <span>{label}</span>
      {isLong ? (
        <textarea {...shared} rows={4} dir="auto" placeholder={field.placeholder} />
      ) : (
        <input {...field} {...shared} />
      )}
    </label>
  )
}

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode
  of?: string
  /** Rendered while it is open. May be a function that gets one to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A native disclosure whose content is rendered when it is opened. */
export function Disclosure({ summary, of, children, open = false, ...details }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details {...details} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {summary}
        {of !== undefined && <span className="visually-hidden"> {of}</span>}
      </summary>
      {isOpen && (typeof children === 'function' ? children(() => setIsOpen(false)) : children)}
    </details>
  )
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

/** Copies a text, if there is one. If the browser blocks the clipboard, shows the text, selected. */
export function CopyButton({ label, text }: { label: string; text: () => Promise<string | undefined> }) {
  const { say } = usePanel()
  const [blocked, setBlocked] = useState<string>()

  async function copy() {
    const wanted = await text()
    setBlocked(undefined)
    if (wanted === undefined) return
    await navigator.clipboard.writeText(wanted).then(
      () => say('Copied.'),
      () => setBlocked(wanted),
    )
  }

  return (
    <>
      <Action onClick={() => void copy()}>{label}</Action>
      {blocked !== undefined && (
        <label className="blocked">
          The browser blocked the clipboard. Copy the text from here:
          <textarea readOnly rows={4} value={blocked} ref={select} />
        </label>
      )}
    </>
  )
}

export function entered(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function download(text: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}
