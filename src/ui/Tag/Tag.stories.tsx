import { preview } from '../../../.storybook/preview'
import { Tag } from './Tag'

const meta = preview.meta({
  component: Tag,
  args: { children: 'Full-Time' },
  argTypes: {
    tone: {
      description: '`sand` is for the level of a job',
      control: { type: 'radio', labels: { undefined: 'default' } },
      options: [undefined, 'sand'],
    },
  },
  parameters: {
    docs: {
      description: {
        component: `For a word that sorts: type, level, category. Not for actions or counts.

- **Use it for:** the type (Sage) and the level (Sand) of a job on its JobCard.
- **Not for:** an action: Button. A filter that can be removed: ChosenFilters. A message: Notice.
- **Words:** one or two words, as the filter of the same name has them: “Full-Time”, “Senior Level”.
- **Size and target:** as wide as its words, in small type. It is no target.
- **Keyboard and screen reader:** plain text, read in its order. The color says nothing that the word does not.`,
      },
    },
  },
})

export const Sage = meta.story()

export const Sand = meta.story({ args: { tone: 'sand', children: 'Senior Level' } })
