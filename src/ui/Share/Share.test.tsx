import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Share } from './Share'

/** The site below a base path. */
function setup() {
  const user = userEvent.setup()
  render(
    <MemoryRouter basename="/site" initialEntries={['/site/']}>
      <Share path="/jobs/2" title="Day Surgery Nurse" />
    </MemoryRouter>,
  )
  return { user, button: screen.getByRole('button', { name: 'Share' }) }
}

function deviceShares(share: () => Promise<void>) {
  return Object.assign(navigator, { share: vi.fn<() => Promise<void>>(share) }).share
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('the device shares the title and the full URL', async () => {
  const share = deviceShares(() => Promise.resolve())
  const { user, button } = setup()
  await user.click(button)
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Day Surgery Nurse',
    url: `${window.location.origin}/site/jobs/2`,
  })
  expect(screen.queryByText(/link/i)).not.toBeInTheDocument()
})

test.each([
  ['after the visitor dismisses the share sheet', 'AbortError'],
  ['by a second press while the share sheet is open', 'InvalidStateError'],
])('nothing is copied %s', async (_, name) => {
  const share = deviceShares(() => Promise.reject(new DOMException('not shared', name)))
  const { user, button } = setup()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(button)
  expect(share).toHaveBeenCalledOnce()
  expect(copy).not.toHaveBeenCalled()
  expect(screen.queryByText(/link/i)).not.toBeInTheDocument()
})

test('a page over http, which has no clipboard, shows the link', async () => {
  const { user, button } = setup()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(JSON.parse('null'))
  await user.click(button)
  expect(await screen.findByText(/did not copy the link/)).toBeVisible()
})
