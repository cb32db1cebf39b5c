import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ChangeEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { consultantOf, specialists } from '@/content/consultants'
import { contact, type Department } from '@/content/contact'
import { AnswerBy } from '@/ui/AnswerBy/AnswerBy'
import { SelectField, TextArea } from '@/ui/Field/Field'
import { Form } from '@/ui/Form/Form'
import { Sent } from '@/ui/Form/Sent'
import { useDraft } from '@/ui/Form/useDraft'
import { PersonFields, personEntries } from '@/ui/PersonFields/PersonFields'
import { PrivacyNote } from '@/ui/PersonFields/PrivacyNote'
import styles from './ContactForm.module.css'

const { fields, reasons } = contact

const Message = v.object({
  ...personEntries,
  department: v.picklist(
    contact.departments.map(({ value }) => value),
    reasons.departmentMissing,
  ),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(reasons.messageMissing)),
})

const draftFields = ['fullName', 'email', 'message'] as const

/**
 * Writes to the department in the address, or else to `to`. Makes no network call. The log line contains nothing that the
 * visitor typed.
 */
export function ContactForm({
  to = contact.defaultDepartment,
  draft = 'contact',
  title = contact.form.title,
}: {
  /** The department that is chosen at first. */
  to?: Department
  /** Where the text is kept until it is sent. */
  draft?: string
  title?: string
}) {
  const form = useForm({
    resolver: valibotResolver(Message),
    defaultValues: { fullName: '', email: '', department: to, message: '' },
    shouldFocusError: false,
  })
  const clearDraft = useDraft(form, draft, draftFields)
  const [sent, setSent] = useState<{ department: Department; fullName: string }>()
  const [params, setParams] = useSearchParams()
  const asked = params.get('department')?.toLowerCase()
  const department = contact.departments.find(({ value }) => value === asked)?.value ?? to
  const chosen = useWatch({ control: form.control, name: 'department' })
  const reader = specialists.get(params.get('about')) ?? consultantOf[chosen]
  const { errors } = form.formState

  // Not the default value: the prerendered form has no query.
  useLayoutEffect(() => form.setValue('department', department), [form, department])

  /** Keeps the choice in the address, for a reload. */
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = new URLSearchParams(params)
    next.set('department', target.value)
    next.delete('about')
    setParams(next, { replace: true })
  }

  function clear(message: { department: Department; fullName: string }) {
    form.reset()
    form.setValue('department', message.department)
    clearDraft()
    setSent(message)
  }

  function writeAnother() {
    flushSync(() => setSent(undefined))
    form.setFocus('fullName')
  }

  if (sent) {
    const { messages, form: words } = contact
    return (
      <Sent
        title={messages.sent(sent.department)}
        name={sent.fullName}
        text={messages.sentMore}
        consultant={reader}
        again={words.again}
        onAgain={writeAnother}
      />
    )
  }
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.note}>{contact.form.requiredNote}</p>
      <Form
        form={form}
        labels={{ fullName: fields.fullName.label, email: fields.email.label, message: fields.message.label }}
        send={contact.form.submit}
        onSubmit={() => console.info(draft === 'brief' ? 'Brief form submitted' : 'Contact form submitted')}
        onSent={clear}
      >
        <PersonFields fields={fields} register={form.register} errors={errors} />
        <SelectField
          {...fields.department}
          {...form.register('department', { onChange: choose })}
          defaultValue={to}
          error={errors.department?.message}
          options={contact.departments}
        />
        <TextArea {...fields.message} {...form.register('message')} error={errors.message?.message} aria-required />
        <p>
          <AnswerBy by={reader} />
        </p>
        <PrivacyNote />
      </Form>
    </>
  )
}
