import { expect } from 'storybook/test'
import { callToAction } from '@/content/callToAction'
import { showSection } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({
  component: CallToAction,
  args: callToAction,
  argTypes: {
    label: { description: 'The name of the region, for screen readers' },
    candidates: { description: 'The first side, and where it leads' },
    employers: { description: 'The second side, and where it leads' },
  },
  parameters: {
    docs: {
      description: {
        component: `The two ways on, at the end of every public page.

- **Use it for:** nothing by hand: PublicLayout has it on each page, as Row where the page ends with a form or a question of its own.
- **Not for:** the end of a service page: Closing. The action of a section: the action of its Band.
- **Words:** each side is a question to its reader, one or two sentences and a button. On phones the sentences are left out.
- **Size and target:** the sides are next to each other where each has 480 px. The buttons are 48 px high. In Row the ways on are links in a line of text, at least 44 px high.
- **Keyboard and screen reader:** a region called “What next”; each question is an h2, in Row plain text. No link leads to the page that it is on.`,
      },
    },
  },
})

export const Default = meta.story()

/** Below a page that ends with a form or a question of its own. */
export const Row = meta.story({ args: { isRow: true }, parameters: { site: '/contact' } })

/** Nothing leads to the page that it is on. */
export const OnHireUs = meta.story({
  args: { isRow: true },
  parameters: { route: '/hire-us' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const link = canvas.getByRole('link', { name: callToAction.candidates.action.text })
    await expect(link).toBeVisible()
    showSection(link)
    await expect(canvas.queryByRole('link', { name: callToAction.employers.action.text })).toBeNull()
  },
})

const { candidates } = callToAction

/** On the list of all jobs. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w375' } },
  args: { candidates: { ...candidates, action: candidates.here ?? candidates.action } },
})

Phone.test('the words of each button have one line', async ({ canvas }) => {
  const buttons = canvas.getAllByRole('link')
  await expect(buttons).toHaveLength(2)
  for (const button of buttons) await expect(button.offsetHeight, button.textContent).toBeLessThan(56)
})
