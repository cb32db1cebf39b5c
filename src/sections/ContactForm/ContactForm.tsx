import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ChangeEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { consultantOf } from '@/content/consultants'
import { contact, type Department } from '@/content/contact'
import { SelectField, TextArea } from '@/ui/Field/Field'
import { Form } from '@/ui/Form/Form'
import { Sent } from '@/ui/Form/Sent'
import { useDraft } from '@/ui/Form/useDraft'
import { PersonFields, personEntries } from '@/ui/PersonFields/PersonFields'
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
  const [sent, setSent] = useState<Department>()
  const [params, setParams] = useSearchParams()
  const asked = params.get('department')
  const department = contact.departments.find(({ value }) => value === asked)?.value ?? to
  const { errors } = form.formState

  // Not the default value: the prerendered form has no query. A choice made before the script loads is kept.
  useLayoutEffect(() => {
    if (form.getValues('department') === to) form.setValue('department', department)
  }, [form, department, to])

  /** Keeps the choice in the address, for a reload. */
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = new URLSearchParams(params)
    next.set('department', target.value)
    setParams(next, { replace: true })
  }

  function clear(message: { department: Department }) {
    form.reset()
    form.setValue('department', message.department)
    clearDraft()
    setSent(message.department)
  }

  function writeAnother() {
    flushSync(() => setSent(undefined))
    form.setFocus('fullName')
  }

  if (sent) {
    const { messages, form: words } = contact
    return (
      <Sent
        title={messages.sent(sent)}
        text={messages.sentMore}
        consultant={consultantOf[sent]}
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
      </Form>
    </>
  )
}
