import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Share } from './Share'

const meta = preview.meta({ component: Share, args: { path: '/jobs/2', title: 'Day Surgery Nurse' } })

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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
  },
})

Copied.test('shows that the link is copied', async ({ canvas }) => {
  await expect(await canvas.findByText('Link copied.')).toBeVisible()
})

export const Refused = meta.story({
  beforeEach: refuse,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
  },
})

Refused.test('a visitor whose browser refuses sees the link itself', async ({ canvas }) => {
  await expect(await canvas.findByText(/did not copy the link/)).toBeVisible()
})
