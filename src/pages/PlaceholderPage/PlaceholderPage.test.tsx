import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '~test/renderPage'

const places = [
  ['/admin/manage-jobs', 'Manage Jobs', 'Job listings will be added, changed and closed here.'],
  ['/admin/manage-slider', 'Manage Slider', 'The slides of the home page will be edited here.'],
  ['/admin/manage-menu', 'Manage Menu', 'The links of the menu will be put in order here.'],
] as const

test.each(places)('at %s a token holder reads what will be there', async (address, title, text) => {
  await renderPage(address, { signedIn: true })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible()
})

test.each(places)('at %s anyone else is asked to log in', async (address, _, text) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await renderPage(address)
  expect(screen.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})
