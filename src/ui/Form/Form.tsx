import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { messages } from '@/content/messages'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import styles from './Form.module.css'

/**
 * A form whose faults are told twice: beside each field, and in a summary that takes the focus when sending fails.
 * `labels` names the fields in the order in which they stand.
 * Give `useForm` the option `shouldFocusError: false`, or the first field and the summary both reach for the focus.
 */
export function Form<Values extends FieldValues>({
  form,
  labels,
  send,
  sending = 'Sending...',
  onSubmit,
  onSent,
  children,
}: {
  form: UseFormReturn<Values>
  labels: Partial<Record<Path<Values>, string>>
  /** The button's words, and what they become while it works. */
  send: string
  sending?: string
  onSubmit: (values: Values) => void | Promise<void>
  /** After `onSubmit`, once the form has settled: the moment to reset it, since sooner it would still count as sent. */
  onSent?: (values: Values) => void
  children: ReactNode
}) {
  const summary = useRef<HTMLDivElement>(null)
  const focusedFor = useRef(0)
  const { errors, submitCount, isSubmitting } = form.formState
  const names = Object.keys(labels) as Path<Values>[]
  const faults = names.flatMap((name) => {
    const { error } = form.getFieldState(name, form.formState)
    return error?.message ? [{ name, message: error.message }] : []
  })
  const failed = submitCount > 0 && faults.length > 0

  // Each failed sending takes the focus once; typing in between does not.
  useEffect(() => {
    if (!failed || focusedFor.current === submitCount) return
    focusedFor.current = submitCount
    summary.current?.focus()
  }, [failed, submitCount])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const sent: Values[] = []
    await form.handleSubmit(async (values) => {
      await onSubmit(values)
      sent.push(values)
    })(event)
    for (const values of sent) onSent?.(values)
  }

  return (
    <form
      className={styles.form}
      // Until the script is here, sending does nothing: no reload, nothing typed in the address.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-busy={isSubmitting}
    >
      <p className={styles.needsScript}>{messages.needsScript}</p>
      {failed && (
        <Notice tone="error" ref={summary}>
          <p className={styles.title}>
            {faults.length === 1 ? 'One thing needs your attention' : `${faults.length} things need your attention`}
          </p>
          <ul className={styles.faults}>
            {faults.map(({ name, message }) => (
              <li key={name}>
                <button type="button" onClick={() => form.setFocus(name)}>
                  {labels[name]}: {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {/* Gone while the next try runs, so that the same words are told again. */}
      {!isSubmitting && errors.root?.message && (
        <Notice tone="error">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      {children}
      <div>
        <Button type="submit" onClick={dropSecondClick} aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? sending : send}
        </Button>
      </div>
    </form>
  )
}

/** A double click sends once: its second half would otherwise send the form that was just cleared. */
function dropSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
