import { industries } from '@/content/industries'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Industries } from './Industries'

const meta = preview.meta({
  title: 'Sections/Industries',
  component: Industries,
  args: industries,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Few = meta.story({ args: { items: industries.items.slice(0, 3) } })

export const LongText = meta.story({
  args: { items: industries.items.map((item) => ({ ...item, name: longTitle, text: longText })) },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
