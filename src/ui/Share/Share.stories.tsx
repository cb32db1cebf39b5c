import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Share } from './Share'

const meta = preview.meta({
  title: 'UI/Share',
  component: Share,
  parameters: { layout: 'padded' },
  args: { path: '/jobs/2', title: 'Day Surgery Nurse' },
})

/** A browser that allows neither sharing nor copying. */
function refuse() {
  const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  Object.defineProperty(navigator, 'share', { configurable: true, value: refused })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refused } })
  return () => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** A browser that can copy, but not share. */
function onlyCopy() {
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new TypeError()) })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.resolve() },
  })
  return () => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

export const Default = meta.story()

export const Copied = meta.story({
  beforeEach: onlyCopy,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
  },
})

Copied.test('shows that the link is copied', async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByText('Link copied.')).toBeVisible()
})

export const Refused = meta.story({
  beforeEach: refuse,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
  },
})

Refused.test('a visitor whose browser refuses sees the link itself', async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByText(/did not copy the link/)).toBeVisible()
})
