import { expect } from 'storybook/test'
import { process } from '@/content/home/approach'
import { preview } from '../../../.storybook/preview'
import { RecruitmentProcess } from './RecruitmentProcess'

const meta = preview.meta({
  component: RecruitmentProcess,
  args: process,
  argTypes: {
    title: { description: 'The h2' },
    intro: { description: 'The sentence below the title' },
    steps: { description: 'Each has when, title and text; `day` counts from the Monday of the week of the answer' },
  },
  parameters: {
    docs: {
      description: {
        component: `A road, with the day of each step, or its number until the browser knows the date.

- **Use it for:** the six steps of a search for an employer, once, on the home page.
- **Not for:** the steps of a service: Steps. The years of the agency: History. What follows something that was sent: Sent.
- **Words:** when, then a title of two to four words and one or two sentences: “Week 2”, “The brief”. Month and day on the leaf are counted from today.
- **Size and target:** in a band wider than 1072 px six columns along a drawn road; up to that two columns, and up to 512 px one. Each leaf is 70 by 78 px. There is nothing to press.
- **Keyboard and screen reader:** a numbered list. A step’s day is read before when, then its title, an h3; road and leaves are not read. With reduced motion the orange line does not follow the scrolling.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('a screen reader hears the day of each step, which others see on its leaf', async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
  await expect(steps.filter((text) => !/[A-Z][a-z]+ \d{1,2}, /.test(text))).toEqual([])
})
