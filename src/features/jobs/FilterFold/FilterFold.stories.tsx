import { expect } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { FilterFold } from './FilterFold'

const meta = preview.meta({
  component: FilterFold,
  args: { chosen: 2, children: <p>Job type, experience level, industry</p> },
  parameters: { width: 339 },
})

/** Narrow pages have a button; above 70rem the filters alone are there. */
export const Default = meta.story()

Default.test('a visitor on a phone opens and folds the filters', async ({ canvas, userEvent }) => {
  const button = canvas.queryByRole('button', { name: 'Filter (2)' })
  const filters = canvas.getByText('Job type, experience level, industry')
  if (!button) {
    await expect(filters).toBeVisible()
    return
  }
  await expect(filters).not.toBeVisible()
  await userEvent.click(button)
  await expect(filters).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})
