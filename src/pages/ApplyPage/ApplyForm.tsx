import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { application } from '@/content/application'
import type { Consultant } from '@/content/consultants'
import type { Link } from '@/content/paths'
import { AnswerBy } from '@/features/answers/AnswerBy/AnswerBy'
import { announce } from '@/ui/announce'
import { ButtonLink } from '@/ui/Button/Button'
import { TextArea, TextField } from '@/ui/Field/Field'
import { Sent } from '@/features/answers/Sent/Sent'
import { Form, useSchemaForm } from '@/ui/Form/Form'
import { useDraft } from '@/ui/Form/useDraft'
import { PersonFields, personEntries, PrivacyNote } from '@/features/answers/PersonFields/PersonFields'
import { checkResume } from './resume'

const { fields, reasons } = application

const Application = v.objectAsync({
  ...personEntries,
  resume: v.pipeAsync(
    v.custom<FileList | undefined>((value) => value === undefined || value instanceof FileList),
    v.rawCheckAsync(async ({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const fault = await checkResume(dataset.value?.[0])
      if (fault) addIssue({ message: reasons[fault] })
    }),
  ),
  coverLetter: v.string(),
})

const draftFields = ['fullName', 'email', 'coverLetter'] as const

/** Makes no network call. The log line contains nothing that the visitor typed. */
export function ApplyForm({
  draft,
  consultant,
  back,
  sender,
  onSender,
}: {
  draft: string
  consultant: Consultant | undefined
  back: Link
  /** Who has sent it; '' until then. */
  sender: string
  onSender: (name: string) => void
}) {
  const form = useSchemaForm(Application)
  const { isRestored, clearDraft } = useDraft(form, draft, draftFields)
  const { errors } = form.formState
  const file = form.watch('resume')?.[0]

  async function checkFile() {
    const files = form.getValues('resume')
    await form.trigger('resume')
    // A file that has replaced it may have been read sooner: it has the wrong verdict now.
    if (form.getValues('resume') !== files) return checkFile()
    const { error } = form.getFieldState('resume')
    if (error?.message) announce(error.message)
  }

  function showSent({ fullName }: { fullName: string }) {
    clearDraft()
    onSender(fullName)
  }

  function applyAgain() {
    form.reset()
    flushSync(() => onSender(''))
    form.setFocus('fullName')
  }

  if (sender) {
    const { success, successMore, again } = application
    return (
      <Sent title={success} text={successMore} name={sender} consultant={consultant} again={again} onAgain={applyAgain}>
        <ButtonLink variant="secondary" {...back} />
      </Sent>
    )
  }
  return (
    <>
      <AnswerBy by={consultant} />
      <Form
        form={form}
        fields={fields}
        send={application.submit}
        onSubmit={() => console.info('Application form submitted')}
        onSent={showSent}
      >
        <PersonFields fields={fields} />
        <TextField
          type="file"
          {...fields.resume}
          hint={
            <>
              {fields.resume.hint} <span>{isRestored && !file && application.chooseAgain}</span>
              <span aria-hidden>{file && application.chosen(file.name)}</span>
            </>
          }
          {...form.register('resume', { onChange: () => void checkFile() })}
          error={errors.resume?.message}
          accept=".pdf"
          aria-required
        />
        <TextArea {...fields.coverLetter} {...form.register('coverLetter')} />
        <PrivacyNote />
      </Form>
    </>
  )
}
