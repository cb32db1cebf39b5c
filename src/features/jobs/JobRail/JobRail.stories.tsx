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
  parameters: { width: 256, site: '/jobs' },
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
