import { expect } from 'storybook/test'
import { admin } from '@/content/admin'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { preview } from '../../../../.storybook/preview'
import { LoginForm } from './LoginForm'

const meta = preview.meta({
  component: LoginForm,
  parameters: {
    width: 448,
    docs: {
      description: {
        component: `Username and password of the agency’s staff.

- **Use it for:** the login, in a FormSheet.
- **Not for:** candidates and employers, who have no account. A message: ContactForm. Why somebody sees the login: Notice.
- **Words:** “Username”, “Password”, “Log in”; while it works, “Logging in...”. What failed is one sentence. The demo adds a box with its account.
- **Size and target:** fields are as wide as the form and at least 48 px high. “Show password” is 44 px high, above its field at the end. “Log in” is 48 px high.
- **Keyboard and screen reader:** username, password, “Show password”, “Log in”, in this order. That the password is shown or hidden is announced, and so is that it is logging in. A refusal is announced at once.`,
      },
    },
  },
  render: () => (
    <FormSheet>
      <LoginForm />
    </FormSheet>
  ),
})

/** The demo offers its account below. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${admin.login.fields.email.label}`))).toBeVisible()
  },
})

Default.test("a phone's keyboard has an @ and capitalizes nothing", async ({ canvas }) => {
  const username = canvas.getByLabelText(/^Username/)
  await expect(username).toHaveAttribute('inputmode', 'email')
  await expect(username).toHaveAttribute('autocapitalize', 'none')
})
