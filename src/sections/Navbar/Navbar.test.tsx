import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { Navbar } from './Navbar'

test.each([
  ['/', 'Home', 'page'],
  ['/jobs-listing', 'Job Search', 'page'],
  ['/jobs', 'Job Search', 'true'],
  ['/jobs/7', 'Job Search', 'true'],
  ['/jobs/7/apply', 'Job Search', 'true'],
  ['/domestic/verification', 'Our Services', 'true'],
  ['/Talent-Acquisition/', 'Our Services', 'true'],
  ['/blog', 'Blog', 'page'],
])('at %s the navbar marks %s', (address, name, current) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Navbar />
    </MemoryRouter>,
  )
  const marked = [...document.querySelectorAll('#main-menu [aria-current]')].filter((item) => !item.closest('[hidden]'))
  expect(marked.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([[name, current]])
})

test('services opened while a page loads stay open when it arrives, until the next page', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  const begin = (key: string) => history.pushState({ key }, '', '/blog')
  const arrive = () => act(() => dispatchEvent(new PopStateEvent('popstate')))
  render(<Navbar />, { wrapper: BrowserRouter })
  const services = screen.getByRole('button', { name: 'Our Services' })
  begin('first')
  await userEvent.click(services)
  arrive()
  expect(services).toHaveAttribute('aria-expanded', 'true')
  begin('second')
  arrive()
  expect(services).toHaveAttribute('aria-expanded', 'false')
})
