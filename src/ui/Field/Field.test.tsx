import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { application } from '@/content/application'
import { contact } from '@/content/contact'
import { controls } from '@/content/controls'
import { person } from '@/content/person'
import { renderPage } from '~test/renderPage'

const { emailMissing, emailFormat } = person.reasons

test('while somebody types, an error only goes: a new one waits until the field is left', async () => {
  const { user } = await renderPage('/contact')
  await user.click(screen.getByRole('button', { name: contact.form.submit }))
  const email = await screen.findByRole('textbox', { name: 'Email', description: RegExp(emailMissing) })
  await user.type(email, 'amara@')
  expect(email).toHaveAccessibleDescription(RegExp(emailMissing))
  await user.type(email, 'people')
  expect(email).toHaveAttribute('aria-invalid', 'false')
  await user.type(email, '.')
  expect(email).toHaveAttribute('aria-invalid', 'false')
  await user.tab()
  expect(email).toHaveAccessibleDescription(RegExp(emailFormat))
  await user.type(email, 'example{Enter}')
  expect(email).toHaveAttribute('aria-invalid', 'false')
})

test('while somebody types, a fault only goes from the summary too, so that the form does not jump', async () => {
  const { user } = await renderPage('/contact')
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Amara')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello')
  await user.click(screen.getByRole('button', { name: contact.form.submit }))
  const summary = await screen.findByRole('group', { name: controls.form.errors(1) })
  expect(summary).toHaveFocus()
  const email = screen.getByRole('textbox', { name: 'Email' })
  await user.type(email, 'amara@')
  expect(summary).toHaveTextContent(emailMissing)
  await user.type(email, 'people')
  expect(summary).not.toBeInTheDocument()
  await user.type(email, '.')
  expect(screen.queryByRole('group', { name: controls.form.errors(1) })).not.toBeInTheDocument()
  await user.type(email, '{Enter}')
  expect(await screen.findByRole('group', { name: controls.form.errors(1) })).toHaveFocus()
})

test('a file that is wrong too is refused at once, for its own reason', async () => {
  const { user } = await renderPage('/jobs/2/apply')
  await user.click(screen.getByRole('button', { name: application.submit }))
  const resume = screen.getByLabelText(/^Resume/)
  await screen.findAllByText(application.reasons.resumeMissing)
  await user.upload(resume, new File(['GIF89a'], 'resume.pdf', { type: 'application/pdf' }))
  await screen.findAllByText(application.reasons.resumeNotReallyPdf)
  expect(resume).toHaveAccessibleDescription(/it is not a PDF inside/)
})

// By itself, a browser tells screen readers that such an email is invalid, and not why.
test('a field is invalid to screen readers only while it shows an error', async () => {
  const { user } = await renderPage('/contact')
  const email = screen.getByRole('textbox', { name: 'Email' })
  await user.type(email, 'amara@')
  await user.tab()
  expect(email).toHaveAttribute('aria-invalid', 'false')
  await user.click(screen.getByRole('button', { name: contact.form.submit }))
  await screen.findAllByText(emailFormat)
  expect(email).toHaveAttribute('aria-invalid', 'true')
})
