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
  argTypes: {
    title: { description: 'What happened, an h2' },
    name: { description: 'Who sent it, written on the letter' },
    consultant: { description: 'Who answers; without one it is “A consultant”' },
    onAgain: { description: 'Called for another one' },
    children: { description: 'A way on, before the button for another one' },
  },
  parameters: {
    width: 640,
    docs: {
      description: {
        component: `Replaces a form that was sent and gets the focus; the form shrinks to a letter, which folds and leaves.

- **Use it for:** a message or an application that has been sent.
- **Not for:** what is wrong with a form: Notice. A list that has nothing: Empty. The promise before sending: AnswerBy.
- **Words:** the title says what happened: “Application submitted successfully!” The text says what comes after the answer, in one sentence. The four stops have their words: “Sent”. The days are those of sending, also in a page that is open the day after.
- **Size and target:** the leaf is above the words, and has a column of 240 px beside them in a band wider than 640 px. Above 896 px the four stops are side by side. The button for another one is 44 px high.
- **Keyboard and screen reader:** the title is announced at once, and the group “What happens now” has the focus. Leaf and letter are not read. With reduced motion there is no letter.`,
      },
    },
  },
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
