import { expect, spyOn, userEvent, within } from 'storybook/test'
import { application } from '@/content/application'
import { jobDetail } from '@/content/jobs'
import { messages } from '@/content/messages'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { ApplyPage } from './ApplyPage'

const meta = preview.meta({
  component: ApplyPage,
  parameters: {
    route: '/jobs/2/apply',
    docs: {
      description: {
        component: `The application for one job. The form does not wait for the job, and becomes a letter when it is sent.

- **Visitor’s task:** arrives from “Apply Now” on JobPage. Leaves with the day of the answer and a link back to the jobs (Sent).
- **Order:** way back, h1, company and place, Consultant; then AnswerBy, PersonFields, resume, cover letter, and “What happens next”. The specification fixes the four fields and which are required.
- **States:** until the job loads, its title is “this job” (Loading). Else “The job’s title could not be loaded. You can apply all the same.” (Failed), or “Job not found.” (Not Found).
- **Check when it changes:** in a band wider than 688 px “What happens next” is beside the form, and its drawing stays in view. The focus moves to errors (Faults), or to Sent.`,
      },
    },
  },
})

const heading = { level: 1, name: 'Apply for Day Surgery Nurse' }

export const Loaded = meta.story(says({}, 'Day Surgery Nurse'))

/** Only what names the job is missing: its title, company and place, and the consultant. */
export const Loading = meta.story(says({ mock: { job: 'pending' } }, application.thisJob))

export const Failed = meta.story(says({ mock: { job: 'error' } }, application.detailsFailed))

Failed.test('whom the job’s details failed reads no more of it once the application is sent', async (story) => {
  const log = spyOn(console, 'info').mockReturnValue()
  await fillIn(story.canvasElement)
  await userEvent.click(findSubmit(story.canvasElement))
  await expect(await story.canvas.findByText(application.success)).toBeVisible()
  await expect(story.canvas.queryByText(application.detailsFailed)).not.toBeInTheDocument()
  log.mockRestore()
})

export const NotFound = meta.story({
  parameters: { route: '/jobs/999/apply' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.job.notFound)).toBeVisible()
    const { text, to } = jobDetail.back
    await expect(canvas.getByRole('link', { name: text })).toHaveAttribute('href', to)
  },
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(findSubmit(canvasElement))
    await expect(await canvas.findByRole('group', { name: '3 things need your attention' })).toHaveFocus()
    await expect(field(canvasElement, 'Full name')).toHaveAccessibleDescription(/Enter your full name\./)
    await expect(field(canvasElement, 'Resume')).toHaveAccessibleDescription(/Choose your resume as a PDF file\./)
    await expect(field(canvasElement, 'Cover letter')).toBeValid()
  },
})

/** An image named resume.pdf. */
export const NotAPdf = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await fillIn(canvasElement, 'GIF89a')
    await userEvent.click(findSubmit(canvasElement))
    await expect(await canvas.findByRole('group', { name: controls.form.errors(1) })).toHaveTextContent(
      application.reasons.resumeNotReallyPdf,
    )
    await expect(field(canvasElement, 'Resume')).toHaveAccessibleDescription(/it is not a PDF inside/)
  },
})

/** The confirmation replaces the form. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const log = spyOn(console, 'info').mockReturnValue()
    await canvas.findByRole('heading', heading)
    await fillIn(canvasElement)
    await userEvent.click(findSubmit(canvasElement))
    await expect(await canvas.findByRole('group', { name: controls.form.whatNext })).toHaveTextContent(
      application.success,
    )
    await expect(canvas.queryByRole('button', { name: application.submit })).not.toBeInTheDocument()
    await expect(log.mock.calls).toEqual([['Application form submitted']])
    log.mockRestore()
  },
})

Sent.test('a visitor starts another application with an empty form', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: application.again }))
  await expect(field(canvasElement, 'Full name')).toHaveFocus()
  for (const name of ['Full name', 'Email', 'Cover letter', 'Resume'] as const) {
    await expect(field(canvasElement, name)).toHaveValue('')
    await expect(field(canvasElement, name)).toHaveAttribute('aria-invalid', 'false')
  }
})

function field(page: HTMLElement, name: 'Full name' | 'Email' | 'Resume' | 'Cover letter') {
  return within(page).getByLabelText(new RegExp(`^${name}( \\(.*\\))?( \\*)?$`))
}

function findSubmit(page: HTMLElement) {
  return within(page).getByRole('button', { name: application.submit })
}

async function fillIn(page: HTMLElement, resume = '%PDF-1.7 and so on') {
  await userEvent.type(field(page, 'Full name'), 'Ilse Marchetti')
  await userEvent.type(field(page, 'Email'), 'ilse@example.com')
  await userEvent.upload(field(page, 'Resume'), new File([resume], 'resume.pdf', { type: 'application/pdf' }))
}
