import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import styles from './Form.module.css'

/**
 * A form whose faults are told twice: beside each field, and in a summary that takes the focus when sending fails.
 * `labels` names the fields in the order in which they stand.
 */
export function Form<Values extends FieldValues>({
  form,
  labels,
  send,
  sending = 'Sending...',
  onSubmit,
  children,
}: {
  form: UseFormReturn<Values>
  labels: Partial<Record<Path<Values>, string>>
  /** The button's words, and what they become while it works. */
  send: string
  sending?: string
  onSubmit: (values: Values) => void | Promise<void>
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

  function submit(event: FormEvent<HTMLFormElement>) {
    void form.handleSubmit(onSubmit)(event)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isSubmitting}>
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
      {errors.root?.message && (
        <Notice tone="error">
          <p>{errors.root.message}</p>
        </Notice>
      )}
      {children}
      <div>
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? sending : send}
        </Button>
      </div>
    </form>
  )
}
