import { expect, userEvent } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Share } from './Share'

const meta = preview.meta({
  component: Share,
  args: { path: '/jobs/2', title: 'Day Surgery Nurse' },
  argTypes: { path: { description: 'Of the page to share' }, title: { description: 'For the share sheet' } },
  parameters: {
    docs: {
      description: {
        component: `Opens the device’s share sheet, else copies the link, else shows it.

- **Use it for:** one job, below its title and place.
- **Not for:** a list or a form. The agency’s own profiles are links in the footer.
- **Words:** “Share”. What happened is said beside it, and announced: the link was copied, or here it is.
- **Size and target:** the button is 44 px high. What happened is beside it, or below where there is too little room.
- **Keyboard and screen reader:** one button. When the device’s share sheet opens, nothing is announced.`,
      },
    },
  },
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

export const Default = meta.story()

/** The visitor sees the link itself. */
export const Refused = meta.story({
  beforeEach: refuse,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText(/did not copy the link/)).toBeVisible()
  },
})
