import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import styles from './Form.module.css'

/**
 * Shows errors beside each field, and in a summary that gets the focus when a submit fails. `labels` names the fields in
 * their order. `useForm` needs `shouldFocusError: false`, so that the first field does not take the focus instead.
 */
export function Form<Values extends FieldValues>({
  form,
  labels,
  send,
  sending = controls.form.sending,
  onSubmit,
  onSent,
  children,
}: {
  form: UseFormReturn<Values>
  labels: Partial<Record<Path<Values>, string>>
  send: string
  sending?: string
  onSubmit: (values: Values) => void | Promise<void>
  /** Called after react-hook-form has settled. A reset inside `onSubmit` would still count as submitted. */
  onSent?: (values: Values) => void
  children: ReactNode
}) {
  const summary = useRef<HTMLDivElement>(null)
  const focusedFor = useRef(0)
  const { errors, submitCount, isSubmitting } = form.formState
  const names = Object.keys(labels) as Path<Values>[]
  const invalid = names.flatMap((name) => {
    const { error } = form.getFieldState(name, form.formState)
    return error?.message ? [{ name, message: error.message }] : []
  })
  const failed = submitCount > 0 && invalid.length > 0

  // Each failed submit moves the focus once; typing does not.
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
      // Before the script loads, a submit does nothing: no reload, no data in the URL.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-busy={isSubmitting}
    >
      <p className={styles.needsScript}>{messages.needsScript}</p>
      {failed && (
        <Notice tone="error" ref={summary}>
          <p className={styles.title}>{controls.form.errors(invalid.length)}</p>
          <ul className={styles.faults}>
            {invalid.map(({ name, message }) => (
              <li key={name}>
                <button type="button" onClick={() => form.setFocus(name)}>
                  {labels[name]}: {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {/* Unmounted during the next attempt, so that screen readers announce the same text again. */}
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

/** The second click of a double click would send the form again. */
function dropSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
