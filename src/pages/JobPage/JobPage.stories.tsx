import { expect, spyOn, within } from 'storybook/test'
import { jobDetail } from '@/content/jobs'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { sharing } from '@/content/sharing'
import { backend } from '~test/backend'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { JobPage } from './JobPage'

const meta = preview.meta({
  component: JobPage,
  parameters: {
    route: '/jobs/2',
    docs: {
      description: {
        component: `One job with its facts, the way to apply, and related jobs, which are left out if they fail.

- **Visitor’s task:** arrives from a list: JobsPage, JobsListingPage or FeaturedJobs. Goes on to ApplyPage with “Apply Now”, to a related job, or back to that list.
- **Order:** JobHead, JobBody, RelatedJobs. The specification fixes “Apply Now” and the defaults “Remote”, “N/A” and “Not specified” (Defaults).
- **States:** “Loading job details...” (Loading), “Failed to load job details. Please try again.” (Failed), “Job not found.” (Not Found). Without other jobs there is no RelatedJobs (Empty).
- **Check when it changes:** in a band wider than 896 px the facts are beside the text, and stay in view in a window higher than 688 px. In a narrower band “Apply Now” does.`,
      },
    },
  },
})

const nurse = { level: 1, name: 'Day Surgery Nurse' }

const related = { name: jobDetail.related }

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', nurse)).toBeVisible()
    await expect(canvas.getByText('Salary').nextElementSibling).toHaveTextContent(/^\$36,000 a year, in US dollars$/)
    await expect(canvas.getByText(/^Three fixed days a week/)).toBeVisible()
    await expect(canvas.getByText(/^Registration with the College/)).toBeVisible()
    const titles = within(await canvas.findByRole('region', related)).getAllByRole('heading', {
      level: 3,
      // In two columns the third one would stand alone.
      hidden: true,
    })
    await expect(titles).toHaveLength(3)
    await expect(titles.map(({ textContent }) => textContent)).not.toContain(nurse.name)
  },
})

Loaded.test('a visitor prints a job, and the sheet says where to apply', async ({ canvas, userEvent }) => {
  const print = spyOn(globalThis, 'print').mockReturnValue()
  await userEvent.click(canvas.getByRole('button', { name: jobDetail.print }))
  await expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  await expect(canvas.getByText(/^Apply at http:.*\/jobs\/2\/apply$/)).toBeInTheDocument()
})

Loaded.test('a visitor shares a job, and the message is gone on the next job', async ({ canvas, userEvent }) => {
  const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(canvas.getByRole('button', { name: sharing.share }))
  await expect(await canvas.findByText(sharing.copied)).toBeVisible()
  await expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/jobs\/2$/))
  copy.mockRestore()
  const [card] = within(canvas.getByRole('region', related)).getAllByRole('link')
  await userEvent.click(card ?? document.body)
  await expect(await canvas.findByRole('heading', { level: 1, name: card?.textContent ?? '' })).toBeVisible()
  await expect(canvas.queryByText(sharing.copied)).not.toBeInTheDocument()
})

/** A job with only the required fields shows the defaults. */
export const Defaults = meta.story({
  beforeEach() {
    backend.edits.apply({ edit: 'put', table: 'job', row: { id: 901, title: 'Payroll Clerk' } })
  },
  parameters: { route: '/jobs/901' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payroll Clerk' })).toBeVisible()
    const facts = within(canvas.getByRole('region', { name: jobDetail.facts }))
    await expect(facts.getByText('N/A')).toBeVisible()
    await expect(canvas.getByText('Location:').nextSibling).toHaveTextContent('Remote')
    for (const text of [/^N\/A$/, /^Remote$/, /^Not specified$/])
      for (const value of canvas.getAllByText(text)) await expect(value).toHaveStyle({ fontStyle: 'italic' })
  },
})

export const Loading = meta.story(says({ mock: { job: 'pending' } }, messages.job.loading))

export const Failed = meta.story(says({ mock: { job: 'error' } }, messages.job.failed))

/** Without other jobs there are no related ones. */
export const Empty = meta.story({
  parameters: { mock: { jobs: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', nurse)).toBeVisible()
    await expect(canvas.queryByRole('region', related)).not.toBeInTheDocument()
  },
})

export const NotFound = meta.story({
  parameters: { route: '/jobs/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.job.notFound)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: controls.tryAgain })).not.toBeInTheDocument()
  },
})
