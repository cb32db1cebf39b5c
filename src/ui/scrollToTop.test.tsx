import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ExternalLink } from './ExternalLink/ExternalLink'
import { returnToTop } from './scrollToTop'

test.each([
  { title: 'to it', link: <a href="/">Link</a>, times: 1 },
  { title: 'to it with a query', link: <a href="/?q=1">Link</a>, times: 1 },
  { title: 'to a place on it', link: <a href="/#part">Link</a>, times: 0 },
  { title: 'to another page', link: <a href="/blog">Link</a>, times: 0 },
  { title: 'to another site', link: <ExternalLink href="https://elsewhere.example/">Link</ExternalLink>, times: 0 },
])('the page at / is scrolled up $times times by a link $title', async ({ link, times }) => {
  globalThis.history.replaceState(null, '', '/')
  const scrollTo = vi.spyOn(window, 'scrollTo')
  render(<nav onClickCapture={returnToTop}>{link}</nav>)
  // jsdom goes nowhere.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(screen.getByRole('link'))
  expect(scrollTo).toHaveBeenCalledTimes(times)
})

test('a link that opens in another tab leaves the page where it is', async () => {
  globalThis.history.replaceState(null, '', '/')
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const user = userEvent.setup()
  render(
    <nav onClickCapture={returnToTop}>
      <a href="/">Link</a>
    </nav>,
  )
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link'))
  expect(scrollTo).not.toHaveBeenCalled()
})
