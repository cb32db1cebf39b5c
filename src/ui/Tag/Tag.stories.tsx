import { preview } from '../../../.storybook/preview'
import { Tag } from './Tag'

const meta = preview.meta({
  component: Tag,
  args: { children: 'Full-Time' },
  argTypes: { tone: { control: { type: 'radio', labels: { undefined: 'default' } }, options: [undefined, 'sand'] } },
})

export const Sage = meta.story()

export const Sand = meta.story({ args: { tone: 'sand', children: 'Senior Level' } })
