import { industries } from '@/content/home/proof'
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

export const Many = meta.story({
  args: { items: [...industries.items, ...industries.items.map((item) => ({ ...item, name: `Other ${item.name}` }))] },
})

export const LongText = meta.story({
  args: { items: [{ name: longTitle, text: longText, icon: 'truck' }, ...industries.items.slice(1)] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
