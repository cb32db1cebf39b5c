import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consultantByDepartment, specialists } from '@/content/consultants'
import { contact } from '@/content/contact'
import { promise } from '@/content/promise'
import { collectAnnouncements } from '~test/matrix'
import { renderPage } from '~test/renderPage'

test('a question about a service is answered by its specialist, until another department is chosen', async () => {
  const { user } = await renderPage('/contact?department=Sales&about=global-it')
  const findReader = (name = '') => screen.findByText(promise.answers(name), { selector: 'strong *', exact: false })
  expect(await findReader(specialists.get('global-it')?.name)).toBeVisible()
  const announcements = collectAnnouncements()
  await user.selectOptions(screen.getByLabelText('Department'), 'hr')
  expect(await findReader(consultantByDepartment.hr.name)).toBeVisible()
  expect(announcements()).toEqual([promise.text(consultantByDepartment.hr.name)])
})

test('what was sent is kept as no draft', async () => {
  const { user } = await renderPage('/contact')
  const readDraft = () => sessionStorage.getItem('alderway.draft.contact')
  await user.type(screen.getByLabelText(/Full name/), 'Ada Byron')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@people.example')
  await user.type(screen.getByLabelText(/Message/), 'Hello.')
  expect(readDraft()).toContain('Ada Byron')
  await user.click(screen.getByRole('button', { name: contact.form.submit }))
  await screen.findByRole('button', { name: contact.form.again })
  expect(readDraft()).toBeNull()
})
