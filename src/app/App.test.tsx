import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '~test/renderPage'

test('a visitor at an address without a page reads so and finds the way home', async () => {
  const { user } = await renderPage('/no-such-page')
  expect(screen.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Alderway/ })).toBeInTheDocument()
})

test('a change of page is announced and takes the focus to the content', async () => {
  const { user } = await renderPage('/no-such-page')
  expect(screen.getByTestId('announcer')).toBeEmptyDOMElement()
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'About Us' }))
  await screen.findByRole('heading', { level: 1, name: /About/ })
  expect(screen.getByTestId('announcer')).toHaveTextContent(/About/)
  expect(screen.getByRole('main')).toHaveFocus()
})
