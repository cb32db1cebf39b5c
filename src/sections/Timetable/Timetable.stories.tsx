import { domesticAssistance } from '@/content/services/domesticAssistance'
import { employeeTrainee } from '@/content/services/employeeTrainee'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Timetable } from './Timetable'

const meta = preview.meta({
  component: Timetable,
  args: { tone: 'paper' as const, ...findBlock(domesticAssistance, 'timetable') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title' },
    plans: { description: 'Two, each with a name, a summary and rows; `isAfter` is for a row after its end' },
  },
  parameters: {
    site: domesticAssistance.path,
    docs: {
      description: {
        component: `Two plans, month by month or week by week; in a wide band both share one time axis.

- **Use it for:** plans of different length: 3 and 6 months, 4 and 12 weeks.
- **Not for:** features, line by line: Comparison. One way through a service: Steps. Years: History.
- **Words:** a plan’s name is how long it is: “3 months”. Its summary says for whom, in one or two sentences. A row says when, then what, in about 50 to 120 characters.
- **Size and target:** the plans are one below the other; in a band wider than 640 px they are side by side, beside an axis 40 px wide, and each row is as high as its time. What is after the end of a plan is dashed. There is nothing to press.
- **Keyboard and screen reader:** each plan is a region with its name, an h3 and a numbered list, where when is read before what. The axis is not read.`,
      },
    },
  },
})

/** Three and six months on one axis. */
export const Default = meta.story()

/** In weeks. */
export const Weeks = meta.story({ args: findBlock(employeeTrainee, 'timetable') })
