import { expect } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { FilterFold } from './FilterFold'

const meta = preview.meta({
  component: FilterFold,
  args: { chosen: 2, children: <p>Job type, experience level, industry</p> },
  decorators: [
    (Story) => (
      <>
        <style>{':root { --fold-button: inline-flex; --folded: none; }'}</style>
        <Story />
      </>
    ),
  ],
  parameters: {
    width: 339,
    docs: {
      description: {
        component: 'Filter button: filters that narrow pages fold behind one button. Without a script they stay open.',
      },
    },
  },
})

/** The list folds its rail up to 70rem, the form its two fields up to 43rem. */
export const Default = meta.story()

Default.test('a visitor on a phone opens and folds the filters', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Filter (2)' })
  const filters = canvas.getByText('Job type, experience level, industry')
  await expect(filters).not.toBeVisible()
  await userEvent.click(button)
  await expect(filters).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})
