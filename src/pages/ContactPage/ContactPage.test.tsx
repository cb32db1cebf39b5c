import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consultantByDepartment, specialists } from '@/content/consultants'
import { promise } from '@/content/promise'
import { renderPage } from '~test/renderPage'

test('a question about a service is answered by its specialist, until another department is chosen', async () => {
  const { user } = await renderPage('/contact?department=Sales&about=global-it')
  const findReader = (name = '') => screen.findByText(promise.answers(name), { selector: 'strong *', exact: false })
  expect(await findReader(specialists.get('global-it')?.name)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Department'), 'hr')
  expect(await findReader(consultantByDepartment.hr.name)).toBeVisible()
})
