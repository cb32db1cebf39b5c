import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { History } from './History'

const meta = preview.meta({
  component: History,
  args: { tone: 'sage' as const, ...about.history },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    items: { description: 'Each has a year, a title and a text, oldest first' },
  },
  parameters: {
    site: paths.about,
    docs: {
      description: {
        component: `Years with an event each, oldest first.

- **Use it for:** what became of the agency, once, on About us.
- **Not for:** what is still to happen: Road. Tasks in an order: Steps. A search with its days: RecruitmentProcess.
- **Words:** a year, a title of one to four words and one or two sentences, at most 94 characters together. The last year is the present.
- **Size and target:** the years are one below the other along the road, and side by side in a band wider than 896 px. There is nothing to press.
- **Keyboard and screen reader:** a numbered list. Each year is a \`time\`, read before its title, an h3. The dots are not read.`,
      },
    },
  },
})

export const Default = meta.story()
