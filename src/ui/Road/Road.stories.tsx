import { preview } from '../../../.storybook/preview'
import { Road } from './Road'

const meta = preview.meta({
  component: Road,
  parameters: {
    width: 384,
    docs: {
      description: {
        component: `Timeline: what happens one after the other, as a road with a dot for each item. The colored one is today.

- **Use it for:** two to six stops in time: what comes after an application, the history of the agency.
- **Not for:** tasks that somebody does in an order: Steps. The six stops of a search with their dates: RecruitmentProcess.
- **Words:** when, then what: “Within 3 working days”. The past is solid and ends today; \`isAhead\` is dashed and begins today.
- **Size and target:** the stops are one below the other, with \`isAcross\` side by side in a band wider than 896 px. It is no target of its own.
- **Screen reader:** an ordered list. The dots are not heard.`,
      },
    },
  },
  args: {
    children: (
      <>
        <li>We read your resume within a day.</li>
        <li>A consultant calls you and asks what you want next.</li>
        <li>You meet the company.</li>
      </>
    ),
  },
})

export const Default = meta.story()

/** What an application leads to: today is the first stop. */
export const Ahead = meta.story({ args: { isAhead: true } })
