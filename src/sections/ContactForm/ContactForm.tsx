import { type ChangeEvent, type ReactNode, startTransition, useOptimistic, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { type Consultant, consultantByDepartment, specialists } from '@/content/consultants'
import { contact, type Department } from '@/content/contact'
import { promise } from '@/content/promise'
import { AnswerBy } from '@/features/answers/AnswerBy/AnswerBy'
import { announce } from '@/ui/announce'
import { SelectField, TextArea } from '@/ui/Field/Field'
import { Form, useSchemaForm } from '@/ui/Form/Form'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { Sent } from '@/features/answers/Sent/Sent'
import { useDraft } from '@/ui/Form/useDraft'
import { useInBrowser } from '@/ui/useInBrowser'
import { PersonFields, personEntries, PrivacyNote } from '@/features/answers/PersonFields/PersonFields'

const { fields, reasons, messages, departments, form: words } = contact

const Message = v.object({
  ...personEntries,
  message: v.pipe(v.string(), v.trim(), v.regex(/[^\p{C}\p{Z}]/u, reasons.messageMissing)),
})

const draftFields = ['fullName', 'email', 'message'] as const

const logged = { contact: 'Contact form submitted', brief: 'Brief form submitted' }

function findDepartment(name: string | null) {
  return departments.find(({ value }) => value === name?.toLowerCase())?.value
}

/** Makes no network call. The log line contains nothing that the visitor typed. */
export function ContactForm({
  to = contact.defaultDepartment,
  kind = 'contact',
  title = words.title,
  aside,
  onSentChange,
}: {
  /** Unless the address has a department. */
  to?: Department
  /** Each keeps its own draft. */
  kind?: keyof typeof logged
  title?: string
  /** What is beside it until it is sent. */
  aside?: ReactNode
  /** Also called when the visitor begins another message. */
  onSentChange?: (isSent: boolean) => void
}) {
  const form = useSchemaForm(Message)
  const { clearDraft } = useDraft(form, kind, draftFields)
  /** Kept, since the address may change afterwards. */
  const [sent, setSent] = useState<{ title: string; name: string; consultant: Consultant }>()
  const [params, setParams] = useSearchParams()
  // The prerendered form has no query.
  const asked = useInBrowser(() => findDepartment(params.get('department')))
  // The router draws a new address a moment late.
  const [department, setDepartment] = useOptimistic(asked || to)
  const reader = specialists.get(params.get('about')) || consultantByDepartment[department]
  const { errors } = form.formState

  /** Keeps the choice in the address, for a reload. */
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = new URLSearchParams(params)
    next.set('department', target.value)
    next.delete('about')
    const chosen = findDepartment(target.value) || to
    // The promise above the form names another person.
    announce(promise.text(consultantByDepartment[chosen].name))
    startTransition(() => {
      setDepartment(chosen)
      setParams(next, { replace: true })
    })
  }

  function showSent({ fullName }: { fullName: string }) {
    clearDraft()
    const label = departments.find(({ value }) => value === department)?.label ?? department
    setSent({ title: messages.sent(label), name: fullName, consultant: reader })
    onSentChange?.(true)
  }

  function writeAnother() {
    // Not earlier: the sheet folds as it is.
    form.resetField('message')
    flushSync(() => {
      setSent(undefined)
      onSentChange?.(false)
    })
    form.setFocus('fullName')
  }

  if (sent) {
    return (
      <FormSheet>
        <Sent {...sent} text={messages.sentMore} again={words.again} onAgain={writeAnother} />
      </FormSheet>
    )
  }
  return (
    <FormSheet aside={aside}>
      <h2>{title}</h2>
      <AnswerBy by={reader} />
      <Form
        form={form}
        fields={fields}
        send={words.submit}
        onSubmit={() => console.info(logged[kind])}
        onSent={showSent}
      >
        <PersonFields fields={fields} />
        <SelectField
          {...fields.department}
          name="department"
          value={department}
          onChange={choose}
          options={departments}
        />
        <TextArea {...fields.message} {...form.register('message')} error={errors.message?.message} aria-required />
        <PrivacyNote />
      </Form>
    </FormSheet>
  )
}
