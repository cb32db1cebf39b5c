import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { CountUp } from './CountUp'

const meta = preview.meta({
  component: CountUp,
  args: { value: 100_000, suffix: '+' },
  decorators: [
    (Story) => (
      <p style={{ fontFamily: 'var(--font-display)', fontSize: 'var(--text-4xl)' }}>
        <Story />
      </p>
    ),
  ],
})

/** Counts for two seconds when it first comes into view. Screen readers get the final number at once. */
export const Default = meta.story()

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })

ReducedMotion.test('a visitor who asked for less motion sees the figure at once', async ({ canvas }) => {
  await expect(canvas.getByText('100,000+')).toBeVisible()
})
