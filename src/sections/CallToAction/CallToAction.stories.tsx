import { expect } from 'storybook/test'
import { callToAction } from '@/content/callToAction'
import { preview } from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({ component: CallToAction, args: callToAction })

export const Default = meta.story()

/** Below a page that ends with a form or a question of its own. */
export const Row = meta.story({ args: { isRow: true }, parameters: { site: '/contact' } })

/** Nothing leads to the page that it is on. */
export const OnHireUs = meta.story({
  args: { isRow: true },
  parameters: { route: '/hire-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: callToAction.candidates.action.text })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: callToAction.employers.action.text })).toBeNull()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } }, parameters: { route: '/jobs' } })

Phone.test('the words of each button have one line', async ({ canvas }) => {
  for (const { action, here } of [callToAction.candidates, callToAction.employers]) {
    const { text } = here ?? action
    await expect((await canvas.findByRole('link', { name: text })).offsetHeight, text).toBeLessThan(56)
  }
})
