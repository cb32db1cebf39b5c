import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@/content/admin'
import { demoSignIn, demoWords } from '@/content/demo'
import { collectAnnouncements } from '~test/matrix'
import { renderPage } from '~test/renderPage'

const { fields, hidePassword, isHidden, isShown, showPassword } = admin.login

test('what a button changes in a field that has no focus is heard', async () => {
  const { user } = await renderPage('/admin-login')
  const announcements = collectAnnouncements()
  await user.click(screen.getByRole('button', { name: demoWords.fill }))
  expect(screen.getByLabelText(fields.email.label)).toHaveValue(demoSignIn.email)
  expect(announcements()).toEqual([demoWords.filled])
  await user.click(screen.getByRole('button', { name: showPassword }))
  expect(announcements()).toEqual([isShown])
  await user.click(screen.getByRole('button', { name: hidePassword }))
  expect(announcements()).toEqual([isHidden])
})
