import { Navigate, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { expect } from 'storybook/test'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { preview } from '../../../../.storybook/preview'
import { JobRail } from './JobRail'

const meta = preview.meta({
  component: JobRail,
  args: { jobs: v.parse(v.array(Job), sampleJobs) },
  parameters: {
    width: 256,
    site: '/jobs',
    docs: {
      description: {
        component: `Links that narrow the list, or widen it again; none of them moves then.

- **Use it for:** the filters of all jobs, beside their list.
- **Not for:** our picks: JobFilters. Removing what is chosen, above the list: ChosenFilters. The pages of a list: Pagination.
- **Words:** each field has its name, “Job type”, and options as jobs have them, with the number of jobs. An option that no job has is left out.
- **Size and target:** in a band wider than 1120 px a column, on JobsPage of 272 px, whose links are 32 px high. Below that it folds behind FilterFold, and links are 44 px high.
- **Keyboard and screen reader:** a navigation called “Narrow the list”, with an h2 and a list for each field. A chosen link is read as “Part-Time, 3 open jobs, chosen” and has \`aria-current\`; one that would leave no job cannot be reached.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('a screen reader hears what the number counts', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Part-Time, \d open jobs?$/ })).toBeVisible()
})

/** Two are chosen. What no job has besides is muted, and cannot be chosen. */
export const Chosen = meta.story({
  render: function Render(args) {
    // The key of the address that a story starts at.
    const isStart = useLocation().key === 'default'
    return isStart ? <Navigate to="?type=Part-Time&level=Fresher" replace /> : <JobRail {...args} />
  },
})

Chosen.test('a visitor sees what is chosen, and that an option with no job cannot be', async ({ canvas }) => {
  const chosen = canvas.getAllByRole('link', { current: true })
  await expect(chosen.map((link) => link.textContent)).toEqual(['Part-Time 1', 'Fresher 1'])
  const none = canvas.getByText('Full-Time').closest('li')
  await expect(none).toHaveTextContent('Full-Time 0')
  await expect(none).toHaveAttribute('inert')
})

/** As of a backend that tells nothing more. */
export const OneField = meta.story({
  args: {
    jobs: v.parse(
      v.array(Job),
      sampleJobs.map(({ id, title, type }) => ({ id, title, type })),
    ),
  },
})

OneField.test('a field without options has no heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Job type' })).toBeVisible()
  await expect(canvas.queryByRole('heading', { name: 'Industry' })).not.toBeInTheDocument()
})

Default.test('a visitor narrows the list by a type, and widens it again', async ({ canvas, userEvent }) => {
  const partTime = canvas.getByRole('link', { name: /^Part-Time/ })
  await userEvent.click(partTime)
  await expect(partTime).toHaveAttribute('aria-current', 'true')
  await expect(partTime).toHaveAccessibleName(/, chosen$/)
  // Its box stays as wide as the others, beside its name.
  await expect(getComputedStyle(partTime, '::before').width).toBe('16px')
  await userEvent.click(partTime)
  await expect(partTime).not.toHaveAttribute('aria-current')
})
