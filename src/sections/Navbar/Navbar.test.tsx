import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, type ReactNode } from 'react'
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
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

/** Renders the navbar and a page that arrives once the returned function is called. */
function renderWhileLoading() {
  let arrive = () => {}
  const SlowPage = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Slow page</h1> })
      }),
  )
  history.replaceState(null, '', '/')
  onTestFinished(() => history.replaceState(null, '', '/'))
  render(
    <BrowserRouter>
      <Navbar />
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="*" element={<SlowPage />} />
      </Routes>
    </BrowserRouter>,
  )
  return () => act(async () => arrive())
}

const services = () => screen.getByRole('button', { name: 'Our Services' })

test('the services close at a click on one of them, while its page still loads', async () => {
  renderWhileLoading()
  await userEvent.click(services())
  await userEvent.click(screen.getByRole('link', { name: /^Talent Acquisition/ }))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(services()).toHaveAttribute('aria-expanded', 'false')
  expect(services()).toHaveFocus()
})

test('services opened while a page loads stay open when it arrives, and close when the visitor goes back', async () => {
  const arrive = renderWhileLoading()
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  await userEvent.click(services())
  await arrive()
  expect(await screen.findByRole('heading', { name: 'Slow page' })).toBeVisible()
  expect(services()).toHaveAttribute('aria-expanded', 'true')
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(services()).toHaveAttribute('aria-expanded', 'false')
})

test('a link of the services that opens in a new tab leaves them open', async () => {
  const user = userEvent.setup()
  renderWhileLoading()
  await user.click(services())
  await user.keyboard('{Control>}')
  // jsdom has no tabs.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(screen.getByRole('link', { name: /^Talent Acquisition/ }))
  expect(services()).toHaveAttribute('aria-expanded', 'true')
})

test('a pointer that leaves the services closes them, and the focus in them goes to their button', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const user = userEvent.setup()
  renderWhileLoading()
  services().focus()
  await user.keyboard('{Enter}{Tab}')
  await user.hover(screen.getByRole('link', { name: /^Talent Acquisition/ }))
  await user.hover(screen.getByRole('link', { name: 'Alderway' }))
  await waitFor(() => expect(services()).toHaveAttribute('aria-expanded', 'false'))
  expect(services()).toHaveFocus()
})
