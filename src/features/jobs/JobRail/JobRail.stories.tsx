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
  await expect(canvas.getByRole('link', { name: /^Part-Time ?, open jobs: \d$/ })).toBeVisible()
})

Default.test('a visitor narrows the list by a type, and widens it again', async ({ canvas, userEvent }) => {
  const partTime = canvas.getByRole('link', { name: /^Part-Time/ })
  await userEvent.click(partTime)
  await expect(partTime).toHaveAttribute('aria-current', 'true')
  // Its box stays as wide as the others, beside its name.
  await expect(getComputedStyle(partTime, '::before').width).toBe('16px')
  await userEvent.click(partTime)
  await expect(partTime).not.toHaveAttribute('aria-current')
})
