import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { application } from '@/content/application'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { backend } from '~test/backend'
import { collectAnnouncements } from '~test/matrix'
import { releaseHeld, renderPage } from '~test/renderPage'

async function answerThatJobIsGone(): Promise<void> {
  await releaseHeld(404)
  expect(await screen.findByText(messages.job.notFound)).toBeVisible()
}

test('a file that is read for longer than the one that has replaced it has no say', async () => {
  const { user } = await renderPage('/jobs/7/apply')
  const field = screen.getByLabelText(/Resume/)
  const wrong = new File(['no PDF'], 'resume.pdf', { type: 'application/pdf' })
  let read = () => {}
  const isRead = new Promise<void>((resolve) => (read = resolve))
  vi.spyOn(wrong, 'slice').mockReturnValue(Object.assign(new Blob(), { text: () => isRead.then(() => 'no PDF') }))
  await user.upload(field, wrong)
  await user.upload(field, new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }))
  await act(async () => read())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('an answer that the job is gone takes away no form that somebody fills in', async () => {
  const { user } = await renderPage('/jobs/7/apply', { mock: { job: 'hold' } })
  const name = screen.getByLabelText(/Full name/)
  await user.type(name, 'Amara Osei')
  await answerThatJobIsGone()
  expect(name).toHaveValue('Amara Osei')
  expect(name).toHaveFocus()
})

test('an answer that the job is gone takes no focus away from the form', async () => {
  const { user } = await renderPage('/jobs/7/apply', { mock: { job: 'hold' } })
  const name = screen.getByLabelText(/Full name/)
  await user.click(name)
  await answerThatJobIsGone()
  expect(name).toHaveFocus()
})

test('what somebody has typed is there after a reload too, although the job is gone', async () => {
  sessionStorage.setItem('alderway.draft.application.7', JSON.stringify({ fullName: 'Amara Osei' }))
  await renderPage('/jobs/7/apply', { mock: { job: '404' } })
  expect(await screen.findByText(messages.job.notFound)).toBeVisible()
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Amara Osei')
})

test('who comes back to what they wrote is told to choose the file again, until it is chosen', async () => {
  sessionStorage.setItem('alderway.draft.application.7', JSON.stringify({ fullName: 'Amara Osei' }))
  const { user } = await renderPage('/jobs/7/apply')
  const resume = screen.getByLabelText(/Resume/)
  expect(resume).toHaveAccessibleDescription(expect.stringContaining(application.chooseAgain))
  await user.upload(resume, new File(['%PDF-1.7'], 'amara.pdf', { type: 'application/pdf' }))
  expect(resume).not.toHaveAccessibleDescription(expect.stringContaining(application.chooseAgain))
})

test('who begins to write is not told to choose a file again', async () => {
  const { user } = await renderPage('/jobs/7/apply')
  await user.type(screen.getByLabelText(/Full name/), 'Amara')
  expect(screen.queryByText(application.chooseAgain, { exact: false })).not.toBeInTheDocument()
})

test('a job that is gone has no form where somebody has erased what they typed, or sent it and begun again', async () => {
  sessionStorage.setItem('alderway.draft.application.7', JSON.stringify({ fullName: '' }))
  await renderPage('/jobs/7/apply', { mock: { job: '404' } })
  expect(await screen.findByText(messages.job.notFound)).toBeVisible()
  expect(screen.queryByLabelText(/Full name/)).not.toBeInTheDocument()
})

test('a job that is gone for good has no form either', async () => {
  await renderPage('/jobs/7/apply', { mock: { job: '410' } })
  expect(await screen.findByText(messages.job.notFound)).toBeVisible()
  expect(screen.queryByLabelText(/Full name/)).not.toBeInTheDocument()
})

test('a job that has gone since it was shown stays above its form, with a note', async () => {
  await renderPage('/jobs/7/apply')
  expect(await screen.findByText('Network Engineer')).toBeVisible()
  backend.setOptions({ mock: { job: '404' } })
  await act(() => queryClient.refetchQueries({ queryKey: ['job', '7'] }))
  expect(await screen.findByText(controls.outdated)).toBeVisible()
  expect(screen.getByText('Network Engineer')).toBeVisible()
  expect(screen.getByLabelText(/Full name/)).toBeVisible()
})

test('a wrong file is named as soon as it is chosen, and until a right one is', async () => {
  // As a visitor does who lets the browser show all files.
  const user = userEvent.setup({ applyAccept: false })
  await renderPage('/jobs/7/apply')
  const resume = screen.getByLabelText(/Resume/)
  await user.upload(resume, new File(['Amara Osei'], 'resume.docx'))
  await waitFor(() => expect(resume).toHaveAccessibleDescription(new RegExp(application.reasons.resumeNotPdf)))
  expect(screen.getByText(/Chosen: resume\.docx$/)).toBeVisible()
  expect(screen.getByLabelText(/Full name/)).toBeValid()
  await user.upload(resume, new File(['%PDF-1.7'], 'resume.pdf'))
  expect(screen.getByText(/Chosen: resume\.pdf$/)).toBeVisible()
  await waitFor(() => expect(resume).toBeValid())
})

test('why a file is refused is said at once, before anything is sent', async () => {
  const { user } = await renderPage('/jobs/7/apply')
  const announcements = collectAnnouncements()
  const file = new File(['GIF89a'], 'resume.pdf', { type: 'image/gif' })
  await user.upload(screen.getByLabelText(/^Resume/), file)
  await waitFor(() => expect(announcements()).toContain(application.reasons.resumeWrongType))
})
