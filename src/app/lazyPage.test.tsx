import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { controls } from '@/content/controls'
import { collectAnnouncements } from '~test/matrix'
import { lazyPage } from './lazyPage'
import { NavigationProgress } from './NavigationProgress'
import { PageOutlet } from './PageOutlet'

const code = { SlowPage: () => <h1>Slow page</h1> }

/** As App has it. */
function Progress() {
  return <NavigationProgress key={useLocation().pathname} />
}

/** Renders a page with a link to another one, whose code `load` fetches. */
function renderLinkTo(load: () => Promise<typeof code>) {
  const SlowPage = lazyPage('SlowPage', load)
  history.replaceState(null, '', '/')
  onTestFinished(() => history.replaceState(null, '', '/'))
  render(
    <BrowserRouter>
      <Progress />
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

const findLoadingBar = () => screen.findByRole('progressbar')

test('the loading bar is heard, and goes when a visitor turns back from a page that is still loading', async () => {
  const user = renderLinkTo(() => new Promise(() => undefined))
  const announcements = collectAnnouncements()
  await user.click(screen.getByRole('link', { name: 'Go' }))
  await findLoadingBar()
  expect(announcements()).toEqual([controls.loadingPage])
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
})

test('the loading bar stays away when a visitor comes back from a page that was slow', async () => {
  let finish: (loaded: typeof code) => void = () => undefined
  const user = renderLinkTo(() => new Promise((resolve) => (finish = resolve)))
  await user.click(screen.getByRole('link', { name: 'Go' }))
  await findLoadingBar()
  act(() => finish(code))
  await screen.findByRole('heading', { name: 'Slow page' })
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  act(() => history.back())
  await screen.findByRole('link', { name: 'Go' })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
