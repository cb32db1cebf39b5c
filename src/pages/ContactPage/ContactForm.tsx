import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { contact, type Department } from '@/content/contact'
import { SelectField, TextArea } from '@/ui/Field/Field'
import { Form } from '@/ui/Form/Form'
import { useDraft } from '@/ui/Form/useDraft'
import { Notice, takeFocus } from '@/ui/Notice/Notice'
import { PersonFields, personEntries } from '@/ui/PersonFields/PersonFields'
import styles from './ContactPage.module.css'

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

/** Makes no network call. The log line contains nothing that the visitor typed. */
export function ContactForm() {
  const form = useForm({
    resolver: valibotResolver(Message),
    defaultValues: { fullName: '', email: '', department: contact.defaultDepartment, message: '' },
    shouldFocusError: false,
  })
  const clearDraft = useDraft(form, 'contact', draftFields)
  const [sent, setSent] = useState<{ to: Department; count: number }>()
  const { errors, submitCount } = form.formState

  function clear({ department }: { department: Department }) {
    form.reset()
    clearDraft()
    setSent({ to: department, count: (sent?.count ?? 0) + 1 })
  }

  return (
    <>
      {sent && submitCount === 0 && (
        <div className={styles.sent}>
          <Notice key={sent.count} tone="success" ref={takeFocus}>
            <p>
              <strong>{contact.messages.sent(sent.to)}</strong>
            </p>
            <p>{contact.replyTime.text}</p>
          </Notice>
        </div>
      )}
      <Form
        form={form}
        labels={{ fullName: fields.fullName.label, email: fields.email.label, message: fields.message.label }}
        send={contact.form.submit}
        onSubmit={() => console.info('Contact form submitted')}
        onSent={clear}
      >
        <PersonFields fields={fields} register={form.register} errors={errors} />
        <SelectField
          {...fields.department}
          {...form.register('department')}
          error={errors.department?.message}
          options={contact.departments}
        />
        <TextArea {...fields.message} {...form.register('message')} error={errors.message?.message} aria-required />
      </Form>
    </>
  )
}
