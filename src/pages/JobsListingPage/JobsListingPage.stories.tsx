import { expect, within } from 'storybook/test'
import { messages } from '@/content/messages'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { JobsListingPage } from './JobsListingPage'

const meta = preview.meta({
  component: JobsListingPage,
  parameters: {
    route: '/jobs-listing',
    docs: {
      description: {
        component: `The seven picks with search, filters and pages. Nothing on it loads.

- **Visitor’s task:** arrives from “Job Search” in Navbar or “Get Hired” in Hero. Goes on to JobPage, or to JobsPage with the same search.
- **Order:** the h1 and its lead, JobFilters, the heading with count and ChosenFilters, JobList, Pagination. The specification fixes six jobs a page, “Page X of Y” and the options of the filters.
- **States:** Filtered has three tags. If no pick matches, a sentence says that another open job may, and a link searches all of them (No Match).
- **Check when it changes:** in a band wider than 688 px JobFilters is one line. Up to 768 px of window there is no drawing. The count is announced when typing pauses.`,
      },
    },
  },
})

/** Seven jobs, six per page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 jobs found')).toBeVisible()
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  },
})

Default.test('a visitor turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await expect(await canvas.findByText('Page 2 of 2')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await expect(canvas.getByRole('heading', { name: 'Picked by our consultants' })).toHaveFocus()
  await expect(within(canvas.getByRole('main')).getByRole('article')).toHaveTextContent('Network Engineer')
})

Default.test('a visitor presses Enter, and the page does not reload', async ({ canvas, userEvent }) => {
  const reloads: boolean[] = []
  document.addEventListener('submit', (event) => reloads.push(!event.defaultPrevented), { once: true })
  await userEvent.type(canvas.getByLabelText('Keyword'), 'nurse{Enter}')
  await expect(reloads).toEqual([false])
  await expect(await canvas.findByText('1 job found')).toBeVisible()
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

export const NoMatch = meta.story(says({ route: '/jobs-listing?q=astronaut' }, messages.jobs.noMatch))

NoMatch.test('a visitor searches all open jobs for the same words', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Keyword'))
  await userEvent.type(canvas.getByLabelText('Keyword'), 'teacher')
  await userEvent.click(await canvas.findByRole('link', { name: 'Search all open jobs for “teacher”' }))
  await expect(await canvas.findByText('1 of 30 open jobs for “teacher”')).toBeVisible()
})
