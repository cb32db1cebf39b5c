import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { type FieldValues, FormProvider, useForm, useFormContext, type UseFormReturn } from 'react-hook-form'
import type * as v from 'valibot'
import { controls } from '@/content/controls'
import { afterPress } from '../afterPress'
import { announce } from '../announce'
import { Button } from '../Button/Button'
import { Transition } from '../Motion/Transition'
import { Notice } from '../Notice/Notice'
import styles from './Form.module.css'

/**
 * For a Form: its summary of the errors, not the first of them, gets the focus when a submit fails. Without default
 * values, which would be written into fields in which somebody types already.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: v.GenericSchema<Values> | v.GenericSchemaAsync<Values>,
) {
  return useForm({ resolver: valibotResolver(schema), shouldFocusError: false })
}

/** Firefox would fill in on a reload what a form had when it went. */
function emptyAtEnd(form: HTMLFormElement) {
  return () => form.reset()
}

export function Form<Values extends FieldValues>({
  form,
  fields,
  send,
  sending = controls.form.sending,
  onSubmit,
  onSent,
  children,
}: {
  form: UseFormReturn<Values>
  /** The keys are in the order of the form. */
  fields: object
  send: string
  sending?: string
  /** Returns what failed, as a sentence. */
  onSubmit: (values: Values) => void | Promise<string | undefined>
  onSent?: (values: Values) => void
  children: ReactNode
}) {
  const { errors, isSubmitting, submitCount } = form.formState
  const [isLeaving, startLeaving] = useTransition()
  const [isTyping, setTyping] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    // Enter repeats.
    if (isSubmitting || isLeaving) return
    // Leaves each field: password managers may fill in without an event, and Field shows no new error during typing.
    for (const field of event.currentTarget.elements) field.dispatchEvent(new Event('focusout', { bubbles: true }))
    await form.handleSubmit(async (values) => {
      const failure = await onSubmit(values)
      if (failure) form.setError('root', { message: failure })
      else if (onSent) startLeaving(() => onSent(values))
    })(event)
  }

  return (
    <FormProvider {...form}>
      <Transition name="letter" share="auto">
        <form
          ref={emptyAtEnd}
          className={styles.form}
          // Before the script loads, a submit does nothing: no reload, no data in the URL.
          method="dialog"
          onSubmit={(event) => void submit(event)}
          onKeyDown={() => setTyping(true)}
          onBlur={() => afterPress(() => setTyping(false))}
          noValidate
        >
          <p className={styles.needsScript}>{controls.needsScript}</p>
          <Faults key={submitCount} fields={fields} isTyping={isTyping} />
          {/* Unmounted during the next attempt, so that screen readers announce the same text again. */}
          {!isSubmitting && errors.root?.message && <RootError text={errors.root.message} />}
          {children}
          <div>
            <Button
              type="submit"
              aria-disabled={isSubmitting || undefined}
              // An error of the field that is left would move the button away from the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
              {isSubmitting ? sending : send}
            </Button>
          </div>
        </form>
      </Transition>
    </FormProvider>
  )
}

function RootError({ text }: { text: string }) {
  useLayoutEffect(() => announce(text, 'assertive'), [text])
  return (
    <Notice tone="error">
      <p>{text}</p>
    </Notice>
  )
}

/** Mounted with each submit. */
function Faults({ fields, isTyping }: { fields: object; isTyping: boolean }) {
  const { formState, getFieldState, setFocus } = useFormContext()
  const summary = useRef<HTMLDivElement>(null)
  const getError = (name: string) => getFieldState(name, formState).error
  const [faults, setFaults] = useState(() =>
    Object.keys(fields).flatMap((name) => {
      const text = getError(name)?.message
      return text ? [{ name, text }] : []
    }),
  )
  // As at its field, while somebody types a fault only goes: the form would jump at each letter.
  const left = faults.flatMap(({ name, text }) => {
    const latest = getError(name)?.message
    return latest ? [{ name, text: isTyping ? text : latest }] : []
  })
  const isSame = left.length === faults.length && left.every(({ text }, index) => text === faults[index]?.text)
  if (!isSame) setFaults(left)

  useEffect(() => summary.current?.focus(), [])

  if (faults.length === 0) return null
  const title = controls.form.errors(faults.length)
  return (
    <Notice tone="error" label={title} ref={summary}>
      <p className="bold">{title}</p>
      <ul className={styles.faults}>
        {faults.map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => setFocus(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
