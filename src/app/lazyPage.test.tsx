import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { messages } from '@/content/messages'
import { lazyPage } from './lazyPage'
import { NavigationProgress } from './NavigationProgress'
import { PageOutlet } from './PageOutlet'

const code = { SlowPage: () => <h1>Slow page</h1> }

/** Renders a page with a link to another one, whose code `load` fetches. */
function renderLinkTo(load: () => Promise<typeof code>) {
  const SlowPage = lazyPage('SlowPage', load)
  history.replaceState(null, '', '/')
  onTestFinished(() => history.replaceState(null, '', '/'))
  render(
    <BrowserRouter>
      <NavigationProgress />
      <Routes>
        <Route element={<PageOutlet />}>
          <Route path="/slow" element={<SlowPage />} />
          <Route path="/" element={<Link to="/slow">Go</Link>} />
        </Route>
      </Routes>
    </BrowserRouter>,
  )
  return userEvent.setup()
}

const findLoadingBar = () => screen.findByText('Loading page...')

test('going to a page again loads its code again after it failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof code>>().mockRejectedValue(new Error('offline'))
  const user = renderLinkTo(load)
  await user.click(screen.getByRole('link', { name: 'Go' }))
  expect(await screen.findByText(messages.pageFailed, { selector: 'p' })).toBeVisible()
  act(() => history.back())
  await screen.findByRole('link', { name: 'Go' })
  load.mockResolvedValue(code)
  act(() => history.forward())
  expect(await screen.findByRole('heading', { name: 'Slow page' })).toBeVisible()
})

test('the loading bar goes when a visitor turns back from a page that is still loading', async () => {
  const user = renderLinkTo(() => new Promise(() => undefined))
  await user.click(screen.getByRole('link', { name: 'Go' }))
  await findLoadingBar()
  act(() => history.back())
  await waitFor(() => expect(screen.queryByText('Loading page...')).not.toBeInTheDocument())
})

test('the loading bar stays away when a visitor comes back from a page that was slow', async () => {
  let finish: (loaded: typeof code) => void = () => undefined
  const user = renderLinkTo(() => new Promise((resolve) => (finish = resolve)))
  await user.click(screen.getByRole('link', { name: 'Go' }))
  await findLoadingBar()
  act(() => finish(code))
  await screen.findByRole('heading', { name: 'Slow page' })
  await waitFor(() => expect(screen.queryByText('Loading page...')).not.toBeInTheDocument())
  act(() => history.back())
  await screen.findByRole('link', { name: 'Go' })
  expect(screen.queryByText('Loading page...')).not.toBeInTheDocument()
})
