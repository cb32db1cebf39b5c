import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Share } from './Share'

/** The site as it stands in a folder of its host. */
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

test('a device that can share is asked to, with title and whole address', async () => {
  const share = deviceShares(() => Promise.resolve())
  const { user, button } = setup()
  await user.click(button)
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Day Surgery Nurse',
    url: `${window.location.origin}/site/jobs/2`,
  })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a visitor who closes the sharing of the device is left alone', async () => {
  const share = deviceShares(() => Promise.reject(new DOMException('dismissed', 'AbortError')))
  const { user, button } = setup()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(button)
  expect(share).toHaveBeenCalledOnce()
  expect(copy).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('where sharing is refused the link is copied, and it says so', async () => {
  deviceShares(() => Promise.reject(new DOMException('not here', 'NotAllowedError')))
  const { user, button } = setup()
  await user.click(button)
  expect(await screen.findByText('Link copied.')).toBeVisible()
})

test('where there is no sharing the link is copied, and it says so', async () => {
  const { user, button } = setup()
  await user.click(button)
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/site/jobs/2`)
})

test('where copying is refused too, the link itself is shown', async () => {
  const { user, button } = setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(button)
  expect(await screen.findByText(/did not copy the link.*\/site\/jobs\/2$/)).toBeVisible()
})

test('a page over http, which has no clipboard, shows the link', async () => {
  const { user, button } = setup()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(JSON.parse('null'))
  await user.click(button)
  expect(await screen.findByText(/did not copy the link/)).toBeVisible()
})
