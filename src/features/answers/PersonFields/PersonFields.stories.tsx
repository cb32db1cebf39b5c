import { expect } from 'storybook/test'
import { FormProvider, useForm } from 'react-hook-form'
import { preview } from '../../../../.storybook/preview'
import { contact } from '@/content/contact'
import { PersonFields } from './PersonFields'

function Example() {
  const form = useForm({ defaultValues: { fullName: '', email: '' } })
  return (
    <FormProvider {...form}>
      <div style={{ display: 'grid', gap: 'var(--space-5)' }}>
        <PersonFields fields={contact.fields} />
      </div>
    </FormProvider>
  )
}

const meta = preview.meta({
  component: Example,
  parameters: {
    docs: {
      description: {
        component: `Full name and email, as the forms of contact and application ask for them.

- **Use it for:** the first fields of each form that asks who someone is, inside a Form.
- **Not for:** the login: LoginForm. Any other field: TextField.
- **Words:** “Fields marked * are required.” above them. Labels and hints are those of the form: “As on your resume.”
- **Size and target:** each as wide as the form and at least 48 px high, one below the other.
- **Keyboard and screen reader:** two required fields, which browsers can fill in. Errors are those of TextField. A phone’s keyboard capitalizes names, and has an @ for the email.`,
      },
      source: {
        code: `import { contact } from '@/content/contact'
import { PersonFields } from '@/features/answers/PersonFields/PersonFields'

<PersonFields fields={contact.fields} />`,
      },
    },
    width: 560,
  },
})

export const Default = meta.story()

Default.test("a phone's keyboard capitalizes each part of a name", async ({ canvas }) => {
  await expect(canvas.getByLabelText('Full name')).toHaveAttribute('autocapitalize', 'words')
})
