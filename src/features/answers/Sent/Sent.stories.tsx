import { expect, fn } from 'storybook/test'
import { consultantByDepartment } from '@/content/consultants'
import { preview } from '../../../../.storybook/preview'
import { controls } from '@/content/controls'
import { ButtonLink } from '@/ui/Button/Button'
import { Sent } from './Sent'

const meta = preview.meta({
  title: 'answers/Sent',
  component: Sent,
  args: {
    title: 'Application submitted successfully!',
    text: 'A consultant reads it and gets in touch within 48 to 72 working hours.',
    name: 'Ana Sousa',
    consultant: consultantByDepartment.support,
    again: 'Send another application',
    onAgain: fn(),
  },
  parameters: { width: 640 },
})

export const Default = meta.story()

export const WithAWayOn = meta.story({
  args: {
    children: <ButtonLink variant="secondary" to="/jobs" text="All open jobs" />,
  },
})

Default.test('has the focus', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: controls.form.whatNext })).toHaveFocus()
})
