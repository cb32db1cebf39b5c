import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { expect } from 'storybook/test'
import * as v from 'valibot'
import preview from '../../../.storybook/preview'
import { contact } from '@/content/contact'
import { person } from '@/content/person'
import { Form } from '../Form/Form'
import { PersonFields, personEntries } from './PersonFields'

const Person = v.object(personEntries)

function Example() {
  const form = useForm({
    resolver: valibotResolver(Person),
    defaultValues: { fullName: '', email: '' },
    shouldFocusError: false,
  })
  return (
    <Form form={form} labels={{ fullName: 'Full name', email: 'Email' }} send="Send" onSubmit={() => undefined}>
      <PersonFields fields={contact.fields} register={form.register} errors={form.formState.errors} />
    </Form>
  )
}

const meta = preview.meta({ component: Example })

export const Default = meta.story()

Default.test('shows that a blank name is missing and an email is not valid', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Full name'), '   ')
  await userEvent.type(canvas.getByLabelText('Email'), 'ilse@')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  const summary = await canvas.findByRole('alert')
  await expect(summary).toHaveTextContent(person.reasons.fullNameMissing)
  await expect(summary).toHaveTextContent(person.reasons.emailFormat)
})
