import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { CountUp } from './CountUp'

const meta = preview.meta({
  component: CountUp,
  args: { value: 100_000, suffix: '+' },
  argTypes: { value: { description: 'Where it ends' } },
  parameters: {
    docs: {
      description: {
        component: `A figure that counts up once, when it first comes into view.

- **Use it for:** a number of Statistics, which does it by itself.
- **Not for:** a range or a word, such as “4 to 5”: Statistics shows it as it is. A number in a sentence: write it.
- **Words:** digits in groups, “100,000”, and what follows them: “+”.
- **Size and target:** as the text around it. It counts for two seconds. It is no target.
- **Keyboard and screen reader:** screen readers get the final number at once. With reduced motion it does not count.`,
      },
    },
  },
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
