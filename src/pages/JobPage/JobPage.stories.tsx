import { expect, within } from 'storybook/test'
import { jobDetail } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { backend } from '~test/backend'
import preview from '../../../.storybook/preview'
import { JobPage } from './JobPage'

const meta = preview.meta({ title: 'Pages/JobPage', component: JobPage, parameters: { route: '/jobs/2' } })

const nurse = { level: 1, name: 'Day Surgery Nurse' }

const related = { name: jobDetail.related }

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', nurse)).toBeVisible()
    await expect(await canvas.findByRole('region', related)).toBeVisible()
  },
})

Loaded.test('a visitor goes on to apply', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Apply Now' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Apply for Day Surgery Nurse' })).toBeVisible()
})

Loaded.test('a visitor goes on to a related job', async ({ canvas, userEvent }) => {
  const [card] = within(canvas.getByRole('region', related)).getAllByRole('link')
  const name = card?.textContent ?? ''
  await userEvent.click(card ?? document.body)
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
})

/** Apply Now is fixed at the bottom. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: jobDetail.apply })).toBeVisible()
  },
})

/** A job with only the required fields shows the defaults. */
export const Defaults = meta.story({
  beforeEach() {
    backend.db.job.create({ id: 901, title: 'Payroll Clerk' })
  },
  parameters: { route: '/jobs/901' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payroll Clerk' })).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: jobDetail.facts }))
    await expect(facts.getByText('N/A')).toBeVisible()
    await expect(facts.getByText('Remote')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { job: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.job.loading)).toBeVisible()
  },
})

/** Loading first, then loaded. */
export const Slow = meta.story({
  parameters: { mock: { job: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', nurse, { timeout: 5000 })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { job: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.job.failed)
  },
})

Failed.test('a visitor recovers with Try again', async ({ canvas, userEvent }) => {
  backend.set({})
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('heading', nurse)).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})

/** Without other jobs there are no related ones. */
export const Empty = meta.story({
  parameters: { mock: { jobs: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', nurse)).toBeVisible()
    await expect(canvas.queryByRole('region', related)).not.toBeInTheDocument()
  },
})

/** If related jobs fail to load, nothing is shown. */
export const RelatedFailed = meta.story({
  parameters: { mock: { jobs: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', nurse)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const NotFound = meta.story({
  parameters: { route: '/jobs/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.job.notFound)).toBeVisible()
  },
})

NotFound.test('a visitor goes on to all open jobs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: jobDetail.back.text }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Find your next job' })).toBeVisible()
})

const longTitle = 'Deputy Head of International Verification and Immigration Assessment, Gulf and South Asia'

/** A long title, no description, an Arabic company name. */
export const LongText = meta.story({
  beforeEach() {
    backend.db.job.update({
      where: { id: { equals: 2 } },
      data: { title: longTitle, description: '', company: 'شركة الواحة للتوظيف والاستشارات' },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longTitle })).toBeVisible()
    await expect(canvas.getByText(jobDetail.noDescription)).toBeVisible()
  },
})
