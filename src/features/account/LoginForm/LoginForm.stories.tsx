import { expect } from 'storybook/test'
import { admin } from '@/content/admin'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { preview } from '../../../../.storybook/preview'
import { LoginForm } from './LoginForm'

const meta = preview.meta({
  component: LoginForm,
  parameters: { width: 448 },
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
