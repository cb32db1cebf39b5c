import { type AllHTMLAttributes, type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePanel } from './context'

interface ActionProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  label?: string
  /** What it acts on, for screen readers. */
  of?: string
  /** Whether it does nothing now. It keeps the focus. */
  isOff?: boolean
  onClick?: () => unknown
  /** What the panel says when it is done. If it fails, the panel says why. */
  done?: string
}

export function Action({ label, of, isOff = false, onClick, done, children, ...button }: ActionProps) {
  const { attempt } = usePanel()
  const click = onClick && !isOff ? () => void attempt(onClick, done) : undefined
  return (
    <button type="button" aria-disabled={isOff} {...button} onClick={click}>
      {children}
      {label}
      <span className="visually-hidden"> {of}</span>
    </button>
  )
}

interface SelectProps extends ComponentProps<'select'> {
  label: string
  options: Iterable<readonly [value: string | number, title: string]>
  onChoose?: (value: string) => unknown
}

export function Select({ label, options, onChoose, ...select }: SelectProps) {
  const { attempt } = usePanel()
  return (
    <label>
      {label}
      <select {...select} onChange={({ target }) => void attempt(() => onChoose?.(target.value))}>
        {Array.from(options, ([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

type TextField = HTMLInputElement | HTMLTextAreaElement

interface FieldProps extends AllHTMLAttributes<TextField> {
  label: string
  onType?: (text: string) => void
  /** Of a text that may have several lines. */
  rows?: number | undefined
}

export function Field({ label, onType, ...field }: FieldProps) {
  const Tag = field.rows ? 'textarea' : 'input'
  return (
    <label>
      {label}
      <Tag {...field} onChange={({ currentTarget }) => onType?.(currentTarget.value)} />
    </label>
  )
}

interface DraftFieldProps extends FieldProps {
  value: string
  /** Called with the typed text on blur or Enter; where Enter adds a line, on Ctrl+Enter. */
  onCommit: (text: string) => unknown
}

/** A field that commits on blur or Enter, not letter by letter. Escape discards the draft. */
export function DraftField({ value, onCommit, ...field }: DraftFieldProps) {
  const { attempt } = usePanel()
  const [draft, setDraft] = useState<string>()

  function commit() {
    if (draft !== undefined && draft !== value) void attempt(() => onCommit(draft))
    setDraft(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (!field.rows || event.ctrlKey || event.metaKey)) commit()
    if (event.key !== 'Escape' || draft === undefined) return
    event.preventDefault()
    setDraft(undefined)
  }

  return (
    <Field
      {...field}
      value={draft ?? value}
      data-draft={draft !== undefined}
      onType={setDraft}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
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
        <span className="visually-hidden"> {of}</span>
      </summary>
      {isOpen && (typeof children === 'function' ? children(() => setIsOpen(false)) : children)}
    </details>
  )
}

/** The text of a form's field, without spaces around it. */
export function entered(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
