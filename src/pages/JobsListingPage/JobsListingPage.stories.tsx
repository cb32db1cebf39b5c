import { expect, within } from 'storybook/test'
import * as v from 'valibot'
import { messages } from '@/content/messages'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/entities'
import preview from '../../../.storybook/preview'
import { JobsListingPage } from './JobsListingPage'

const meta = preview.meta({
  title: 'Pages/JobsListingPage',
  component: JobsListingPage,
  parameters: { route: '/jobs-listing' },
})

/** Seven jobs, six per page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 jobs found')).toBeVisible()
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
  },
})

Default.test('a visitor turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await expect(await canvas.findByText('Page 2 of 2')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(canvas.getByRole('heading', { name: 'Picked by our consultants' })).toHaveFocus()
  await expect(within(canvas.getByRole('main')).getByRole('article')).toHaveTextContent('Network Engineer')
})

Default.test('a visitor searches by word and type', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Keyword'), 'day  nurse')
  await expect(await canvas.findByText('1 job found')).toBeVisible()
  await expect(canvas.getByLabelText('Keyword')).toHaveValue('day  nurse')
  await userEvent.selectOptions(canvas.getByLabelText('Job type'), 'Full-Time')
  await expect(await canvas.findByText(messages.jobs.noMatch)).toBeVisible()
})

Default.test('a visitor presses Enter, and the page does not reload', async ({ canvas, userEvent }) => {
  const reloads: boolean[] = []
  document.addEventListener('submit', (event) => reloads.push(!event.defaultPrevented), { once: true })
  await userEvent.type(canvas.getByLabelText('Keyword'), 'nurse{Enter}')
  await expect(reloads).toEqual([false])
  await expect(await canvas.findByText('1 job found')).toBeVisible()
})

Default.test('a visitor opens a job', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Day Surgery Nurse' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })).toBeVisible()
})

/** A shared address with keyword, type and level. */
export const Filtered = meta.story({
  parameters: { route: '/jobs-listing?q=dubai&type=Full-Time&level=Mid+Level' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 job found')).toBeVisible()
    await expect(canvas.getByLabelText('Keyword')).toHaveValue('dubai')
    await expect(canvas.getByLabelText('Job type')).toHaveValue('Full-Time')
    await expect(canvas.getByLabelText('Experience level')).toHaveValue('Mid Level')
    await expect(within(canvas.getByRole('main')).getByRole('article')).toHaveTextContent('Supply Chain Planner')
  },
})

Filtered.test('a visitor clears the filters', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: messages.jobs.clearFilters }))
  await expect(await canvas.findByText('7 jobs found')).toBeVisible()
  await expect(canvas.getByLabelText('Keyword')).toHaveFocus()
})

Filtered.test('a visitor removes one filter and keeps the others', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Mid Level' }))
  await expect(await canvas.findByLabelText('Experience level')).toHaveValue('')
  await expect(canvas.getByLabelText('Job type')).toHaveValue('Full-Time')
  await userEvent.click(canvas.getByRole('button', { name: 'Remove “dubai”' }))
  await expect(await canvas.findByText('2 jobs found')).toBeVisible()
  await expect(canvas.getByLabelText('Keyword')).toHaveValue('')
  await expect(canvas.getByRole('heading', { name: 'Picked by our consultants' })).toHaveFocus()
})

export const NoMatch = meta.story({
  parameters: { route: '/jobs-listing?q=astronaut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.jobs.noMatch)).toBeVisible()
  },
})

NoMatch.test('a visitor searches all open jobs for the same words', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Keyword'))
  await userEvent.type(canvas.getByLabelText('Keyword'), 'teacher')
  await userEvent.click(await canvas.findByRole('link', { name: 'Search all open jobs for “teacher”' }))
  await expect(await canvas.findByText('1 of 30 open jobs for “teacher”')).toBeVisible()
})

NoMatch.test('a visitor finds the way back to all jobs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: messages.jobs.clearFilters }))
  await expect(await canvas.findByText('7 jobs found')).toBeVisible()
})

export const LastPage = meta.story({
  parameters: { route: '/jobs-listing?page=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible()
  },
})

/** A page beyond the last shows the last one. */
export const PageOutOfRange = meta.story({
  parameters: { route: '/jobs-listing?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible()
  },
})

/** The longest search that the field accepts. */
export const LongText = meta.story({
  parameters: { route: `/jobs-listing?q=${'rechtsschutzversicherungsgesellschaften'.repeat(3)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.jobs.noMatch)).toBeVisible()
  },
})

const samples = v.parse(v.array(Job), sampleJobs)

/** Ten thousand jobs, without the site around the page. */
export const Many = meta.story({
  parameters: { route: '' },
  args: {
    jobs: Array.from({ length: 10_000 }, (_, index) => {
      const { [index % samples.length]: job } = samples
      return { ...(job ?? v.parse(Job, {})), id: String(index + 1) }
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10000 jobs found')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Keyword'), 'nurse')
    await expect(await canvas.findByText('1429 jobs found')).toBeVisible()
  },
})
