import { expect } from 'storybook/test'
import { jobsPage, jobsListing } from '@/content/jobs'
import { messages } from '@/content/messages'
import { backend } from '~test/backend'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { JobsPage } from './JobsPage'

const meta = preview.meta({
  component: JobsPage,
  parameters: {
    route: '/jobs',
    docs: {
      description: {
        component: `Every open job by industry, with filters.

- **Visitor’s task:** arrives from the search of Hero, an industry on HomePage, or “See open jobs” in CallToAction. Goes on to JobPage, whose way back keeps the search.
- **Order:** the h1 and its lead, SearchField, “Our seven picks”; then JobRail, the count with ChosenFilters, a JobList for each industry, and Pagination for more than 30 jobs (Many).
- **States:** “Loading jobs...” (Loading), “No job listings available.” (Empty), “HTTP error! Status: 503” after a red cross (Failed), and a sentence with the words of a search that finds nothing (No Match).
- **Check when it changes:** in a band wider than 1120 px JobRail is a column, else “Filter” is beside the count (Searched on Tablet). The drawing needs a window wider than 1024 px. Difficult data has a story of its own (Long Text).`,
      },
    },
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 open jobs')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(30)
    // One page needs no way to the next.
    await expect(canvas.queryByText('Page 1 of 1')).not.toBeInTheDocument()
  },
})

Loaded.test('a screen reader hears what the number of a group counts', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: /^Banking & Finance \d open jobs?$/ })).toBeVisible()
})

/** The listing hands on a search that its seven jobs do not match. */
export const Searched = meta.story(
  says({ route: '/jobs?q=engineer&type=Full-Time' }, /^\d of 30 open jobs for “engineer”, Full-Time$/),
)

Searched.test('a visitor searches for something else, and types on', async ({ canvas, userEvent }) => {
  const keyword = canvas.getByRole('searchbox', { name: 'Job or place' })
  await expect(keyword).toHaveValue('engineer')
  await userEvent.clear(keyword)
  await userEvent.type(keyword, ' nurse{Enter}')
  await expect(await canvas.findByText('No open job matches “nurse”, Full-Time.')).toBeVisible()
  await userEvent.keyboard('s')
  await expect(keyword).toHaveValue('nurses')
})

Searched.test('what is typed is searched for when a filter is chosen', async ({ canvas, userEvent }) => {
  const keyword = canvas.getByRole('searchbox', { name: 'Job or place' })
  await userEvent.clear(keyword)
  await userEvent.type(keyword, 'analyst')
  await userEvent.click(canvas.getByRole('link', { name: /^Mid Level/ }))
  await expect(await canvas.findByText(/for “analyst”, Full-Time, Mid Level$/)).toBeVisible()
  await expect(keyword).toHaveValue('analyst')
})

Searched.test('a visitor clears the search and sees the whole list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: jobsPage.showAll }))
  await expect(await canvas.findByText('30 open jobs')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect(canvas.queryByRole('button', { name: jobsPage.showAll })).not.toBeInTheDocument()
  await expect(canvas.getByRole('searchbox', { name: 'Job or place' })).toHaveValue('')
})

Searched.test('a visitor narrows and widens the list faster than it is drawn, and both count', async ({ canvas }) => {
  canvas.getByRole('link', { name: /^Mid Level/ }).click()
  canvas.getByRole('button', { name: jobsListing.remove('Full-Time') }).click()
  await expect(await canvas.findByText(/for “engineer”, Mid Level$/)).toBeVisible()
})

export const SearchedOnTablet = meta.story({
  name: 'Searched on Tablet',
  parameters: { route: '/jobs?q=engineer&type=Full-Time' },
  globals: { viewport: { value: 'w768' } },
})

SearchedOnTablet.test('the count is one line beside the button for the filters', async ({ canvas }) => {
  const count = await canvas.findByText(/^7 of 30 open jobs/)
  const filter = canvas.getByRole('button', { name: 'Filter (1)' })
  await expect(count.getClientRects()[0]?.height).toBeLessThan(filter.offsetHeight)
  await expect(count.getBoundingClientRect().right).toBeLessThanOrEqual(filter.getBoundingClientRect().left)
})

export const NoMatch = meta.story(says({ route: '/jobs?q=astronaut' }, 'No open job matches “astronaut”.'))

export const Loading = meta.story(says({ mock: { jobs: 'pending' } }, messages.jobs.loading))

export const Empty = meta.story(says({ mock: { jobs: 'empty' } }, messages.jobs.empty))

const failed = says({ mock: { jobs: '503' } }, messages.jobs.failed(503))

export const Failed = meta.story({
  ...failed,
  play: async ({ canvas }) => {
    await failed.play({ canvas })
    const alert = (await canvas.findByText(messages.jobs.failed(503))).closest('p')
    await expect(alert).toHaveTextContent(/^HTTP error! Status: 503$/)
    await expect(alert?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

Failed.test('the mark beside the error is red', async ({ canvas }) => {
  const alert = (await canvas.findByText(messages.jobs.failed(503))).closest('p')
  await expect(alert?.querySelector('svg')).toHaveStyle({ color: 'rgb(143, 35, 21)' })
})

Failed.test('a visitor tries again, and no ring is drawn around the whole band', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await expect(document.activeElement).toHaveProperty('localName', 'section')
  await expect(document.activeElement).toHaveStyle({ outlineStyle: 'none' })
})

export const Many = meta.story(says({ mock: { jobs: 'many' }, route: '/jobs?page=7' }, 'Page 7 of 7'))

Many.test('a visitor turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
  await expect(await canvas.findByText('Page 6 of 7')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
})

/** Difficult data on the first cards. */
export const LongText = meta.story({
  beforeEach() {
    const title = 'Deputy Head of International Verification and Immigration Assessment, Gulf and South Asia'
    change(1, { title, description: '', company: 'شركة الواحة للتوظيف' })
    change(2, { title: 'Rechtsschutzversicherungsgesellschaftenverzeichnisbearbeiterin' })
    change(3, { title: 'ممرضة في وحدة الجراحة النهارية', location: 'دبي، الإمارات العربية المتحدة' })
    change(4, { description: 'One sentence. '.repeat(60) })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('شركة الواحة للتوظيف')).toBeVisible()
  },
})

function change(id: number, data: { title?: string; description?: string; company?: string; location?: string }) {
  backend.edits.apply({ edit: 'put', table: 'job', row: { id, ...data } })
}
