import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '~test/renderPage'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

function field(name: 'Full name' | 'Email' | 'Department' | 'Message') {
  return screen.getByLabelText(new RegExp(`^${name}( \\*)?$`))
}

function send() {
  return screen.getByRole('button', { name: 'Send message' })
}

async function openFilledIn() {
  const { user, unmount } = await renderPage('/contact')
  await user.type(field('Full name'), 'Kwame Asare')
  await user.type(field('Email'), 'kwame@example.com')
  await user.type(field('Message'), 'Do you hire in Accra?')
  return { user, unmount }
}

test('a visitor writes to Support unless another department is chosen', async () => {
  const { user } = await openFilledIn()
  expect(field('Department')).toHaveDisplayValue('Support')
  await user.click(send())
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Your message has been routed to the support department!')
  expect(notice).toHaveFocus()
})

test('a visitor writes to HR: the form is cleared, nothing typed is logged or kept', async () => {
  const { user } = await openFilledIn()
  await user.selectOptions(field('Department'), 'HR')
  await user.click(send())
  expect(await screen.findByText('Your message has been routed to the hr department!')).toBeVisible()
  for (const name of ['Full name', 'Email', 'Message'] as const) expect(field(name)).toHaveValue('')
  expect(field('Department')).toHaveValue('support')
  expect(console.info).toHaveBeenCalledExactlyOnceWith('Contact form submitted')
  expect(JSON.stringify(sessionStorage)).not.toContain('contact')
})

test('a visitor who leaves everything out is told what is needed', async () => {
  const { user } = await renderPage('/contact')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(field('Full name')).toHaveAccessibleDescription(/Enter your full name\./)
  expect(field('Email')).toHaveAccessibleDescription(/Enter your email address\./)
  expect(field('Message')).toHaveAccessibleDescription(/Write a message\./)
  expect(console.info).not.toHaveBeenCalled()
})

test('blanks are no name, and a word is no email address', async () => {
  const { user } = await openFilledIn()
  await user.clear(field('Full name'))
  await user.type(field('Full name'), '   ')
  await user.clear(field('Email'))
  await user.type(field('Email'), 'kwame at example')
  await user.click(send())
  await screen.findByRole('alert')
  expect(field('Full name')).toHaveAccessibleDescription(/Enter your full name\./)
  expect(field('Email')).toHaveAccessibleDescription(/in the form name@example\.com/)
})

test('a double click sends once', async () => {
  const { user } = await openFilledIn()
  await user.dblClick(send())
  expect(await screen.findByText(/has been routed/)).toBeVisible()
  expect(console.info).toHaveBeenCalledOnce()
})

test('the second half of a slow double click does not complain about the cleared form', async () => {
  const { user } = await openFilledIn()
  await user.click(send())
  await screen.findByText(/has been routed/)
  fireEvent.click(send(), { detail: 2 })
  await user.type(field('Full name'), 'K')
  expect(screen.getByText(/has been routed/)).toBeVisible()
  expect(field('Message')).not.toHaveAttribute('aria-invalid')
})

test('a second message that lacks something takes the first one’s success away', async () => {
  const { user } = await openFilledIn()
  await user.click(send())
  await screen.findByText(/has been routed/)
  await user.type(field('Email'), 'kwame{Enter}')
  expect(await screen.findByText('3 things need your attention')).toBeVisible()
  expect(screen.queryByText(/has been routed/)).not.toBeInTheDocument()
})

test('a visitor who comes back finds what was typed', async () => {
  const { unmount } = await openFilledIn()
  unmount()
  await renderPage('/contact')
  expect(field('Message')).toHaveValue('Do you hire in Accra?')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a visitor finds the phone, the email, the hours and the address', async () => {
  await renderPage('/contact')
  const details = within(screen.getByRole('complementary', { name: 'Or reach us directly' }))
  expect(details.getByRole('link', { name: '+44 20 7946 0182' })).toHaveAttribute('href', 'tel:+442079460182')
  expect(details.getByRole('link', { name: 'hello@alderway.example' })).toBeVisible()
  expect(details.getByText('Monday to Friday, 9:00 to 18:00')).toBeVisible()
  expect(details.getByText('14 Tanner Yard')).toBeVisible()
})
