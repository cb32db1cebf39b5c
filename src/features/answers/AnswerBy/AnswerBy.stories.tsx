import { consultantByDepartment } from '@/content/consultants'
import { promise } from '@/content/promise'
import { preview } from '../../../../.storybook/preview'
import { AnswerBy } from './AnswerBy'

const meta = preview.meta({
  component: AnswerBy,
  argTypes: { by: { description: 'Who answers; without one it is “A consultant”' } },
  parameters: {
    width: 384,
    docs: {
      description: {
        component: `Promise line: promises an answer with a leaf that has the day, and a sentence that says it too.

- **Use it for:** the head of a form, and a job: once on a page.
- **Not for:** the first screen, which has its own: Hero. After sending: Sent. A consultant without a day: Consultant. The leaf alone: Leaf.
- **Words:** set, but for the name and a sentence before it: “Apply today. Claire Beaumont answers by then within 48 to 72 working hours.” Without a name it is “A consultant”.
- **Size and target:** the leaf is 96 px wide, with the sentence beside it, or below where there is too little room. It is no target.
- **Keyboard and screen reader:** the sentence is read with the day in it. The leaf, and “by then”, are not read.`,
      },
    },
  },
})

/** At a form. */
export const Default = meta.story()

/** Where the job or the department has a consultant. */
export const ByName = meta.story({ args: { by: consultantByDepartment.sales } })

/** On a job. */
export const OfAJob = meta.story({
  name: 'Of a Job',
  args: { by: consultantByDepartment.sales, before: promise.apply },
})
