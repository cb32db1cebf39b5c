import { consultantByDepartment } from '@/content/consultants'
import { preview } from '../../../../.storybook/preview'
import { Consultant } from './Consultant'

const meta = preview.meta({
  component: Consultant,
  args: { person: consultantByDepartment.support },
  argTypes: {
    person: { description: 'One of the consultants' },
    children: { description: 'What they answer, and when' },
    size: {
      description: '`l` is an arch on a line instead of a circle',
      control: { type: 'radio', labels: { undefined: 'default' } },
      options: [undefined, 'l'],
    },
  },
  parameters: {
    docs: {
      description: {
        component: `Who answers: face, name, role and office.

- **Use it for:** beside what that person answers: a job, an application, a department, the questions of a service, a post.
- **Not for:** all five: Team. Who wrote a post in a list: Byline. The promise with its day: AnswerBy. A face alone: Portrait.
- **Words:** name, role and office are those of \`src/content/consultants.ts\`. What follows says what and when, in a sentence or two: “Claire looks after this job.”
- **Size and target:** the face is 72 px wide, or as \`l\` an arch of up to 144 px, unless its place sets it. Words are beside it, or below where there is too little room. It is no target.
- **Keyboard and screen reader:** the name, then role and office, as text. The face is not read.`,
      },
    },
  },
})

export const Default = meta.story()

export const WithWords = meta.story({ args: { children: <p>Claire looks after this job.</p> } })
