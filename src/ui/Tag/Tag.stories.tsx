import preview from '../../../.storybook/preview'
import { Tag } from './Tag'

const meta = preview.meta({
  title: 'UI/Tag',
  component: Tag,
  args: { children: 'Full-Time' },
  parameters: { layout: 'padded' },
})

export const Sage = meta.story()

export const Sand = meta.story({ args: { tone: 'sand', children: 'Senior Level' } })
