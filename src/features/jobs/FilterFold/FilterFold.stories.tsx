import { expect } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { FilterFold } from './FilterFold'

const meta = preview.meta({
  component: FilterFold,
  args: { chosen: 2, children: <p>Job type, experience level, industry</p> },
  argTypes: { children: { description: 'The filters' } },
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
        component: `Filter button: filters that narrow pages fold behind one button. Without a script they stay open.

- **Use it for:** the filters of JobRail and of JobFilters.
- **Not for:** questions, which are never folded: Questions. The services: Navbar. Links of the footer: Footer.
- **Words:** “Filter”, and how many are set: “Filter (2)”.
- **Size and target:** the button is 44 px high, 48 in JobFilters. It is there in a band up to 1120 px in JobRail, and up to 688 px in JobFilters; above that the filters are open.
- **Keyboard and screen reader:** a button with \`aria-expanded\`; the filters follow it. While they are folded, Tab and screen readers skip them.`,
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
