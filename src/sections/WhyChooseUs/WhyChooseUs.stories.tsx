import { whyChoose } from '@/content/home/approach'
import { preview } from '../../../.storybook/preview'
import { WhyChooseUs } from './WhyChooseUs'

const meta = preview.meta({
  component: WhyChooseUs,
  args: whyChoose,
  argTypes: {
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title' },
    reasons: { description: 'Each has a title and a text' },
    more: { description: 'The link beside the heading' },
  },
  parameters: {
    docs: {
      description: {
        component: `Numbered reasons beside a drawing.

- **Use it for:** four reasons to choose Alderway, once, on the home page.
- **Not for:** figures alone: Statistics. What the agency holds to, or what belongs to a service: CardsBand. What happens in order: RecruitmentProcess.
- **Words:** a title of at most 34 characters, with a figure where there is one: “4 to 5 openings per month”. Then one to three sentences that a visitor can hold us to.
- **Size and target:** the drawing is above the reasons, and beside them in a band wider than 800 px. The link is beside the heading where both fit, and 48 px high.
- **Keyboard and screen reader:** a numbered list, each title an h3. The link in the heading is read first and is the only stop of Tab. The drawing is not read.`,
      },
    },
  },
})

export const Default = meta.story()
