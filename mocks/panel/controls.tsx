import type { LucideIcon } from 'lucide-react'
import { type AllHTMLAttributes, type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePanel } from './context'

export function Action({
  label,
  about,
  icon: Icon,
  isOff = false,
  onClick,
  done,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'onClick'> & {
  label?: string
  about?: string
  icon?: LucideIcon
  isOff?: boolean
  onClick?: () => unknown
  done?: string
}) {
  const { attempt } = usePanel()
  const name = about && `${label} ${about}`
  const click = onClick && !isOff ? () => void attempt(onClick, done) : undefined
  return (
    <button type="button" aria-label={name} aria-disabled={isOff} {...button} onClick={click}>
      {Icon && <Icon />}
      {children}
      {label}
    </button>
  )
}

export function Field({
  label,
  about,
  options,
  onCommit,
  ...field
}: AllHTMLAttributes<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> & {
  label: string
  about?: string
  options?: Iterable<readonly [value: string | number, option: { title: string }]>
  /**
   * Called at once with what is chosen or searched for, with other text on blur or Enter (Ctrl+Enter, if it has several
   * lines). What is refused stays, to be mended. Until then Escape discards it; it empties a search.
   */
  onCommit?: (text: string) => unknown
}) {
  const { attempt } = usePanel()
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const isLive = options !== undefined || field.type === 'search'
  const TextTag = field.rows ? 'textarea' : 'input'
  const Tag = options ? 'select' : TextTag

  async function commit(text = draft) {
    if (text === undefined) return
    const isTaken = text === String(field.value) || (await attempt(() => onCommit?.(text)))
    setRefused(!isTaken)
    if (isTaken) setDraft((now) => (now === text ? undefined : now))
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also accepts what is being composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (!field.rows || event.ctrlKey || event.metaKey)) void commit()
    const isSearch = field.type === 'search' && field.value !== ''
    if (event.key !== 'Escape' || (draft === undefined && !isSearch)) return
    event.preventDefault()
    if (isSearch) void commit('')
    setDraft(undefined)
  }

  return (
    <label>
      {label}
      <Tag
        aria-label={about && `${label} ${about}`}
        onChange={
          onCommit &&
          (({ currentTarget: { value } }) => {
            if (isLive) void commit(value)
            else setDraft(value)
          })
        }
        {...field}
        value={draft ?? field.value}
        aria-invalid={isRefused && draft !== undefined}
        data-draft={draft !== undefined}
        onBlur={() => void commit()}
        onKeyDown={onKeyDown}
      >
        {options &&
          Array.from(options, ([value, { title }]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
      </Tag>
    </label>
  )
}

export function Disclosure({
  summary,
  detail,
  about,
  open,
  children,
}: {
  summary: string
  detail?: string
  about?: string
  open?: boolean
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details className={detail && 'row'} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={about && `${summary} ${about}`}>
        <span dir="auto">{summary}</span>
        {detail && <small dir="auto">{detail}</small>}
      </summary>
      {isOpen && children}
    </details>
  )
}
