import { consultantByDepartment } from '@/content/consultants'
import { promise } from '@/content/promise'
import { preview } from '../../../../.storybook/preview'
import { AnswerBy } from './AnswerBy'

const meta = preview.meta({
  component: AnswerBy,
  parameters: {
    width: 384,
    docs: {
      description: {
        component: 'Promise line: promises an answer with a leaf that has the day, and a sentence that says it too.',
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
