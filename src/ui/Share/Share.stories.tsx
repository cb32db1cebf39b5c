import { expect, userEvent } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
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

export const Default = meta.story()

/** The visitor sees the link itself. */
export const Refused = meta.story({
  beforeEach: refuse,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText(/did not copy the link/)).toBeVisible()
  },
})
