import { hrSolutions } from '@/content/home/solutions'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { HrSolutions } from './HrSolutions'

const [first, ...others] = hrSolutions.items

const meta = preview.meta({
  title: 'Sections/HrSolutions',
  component: HrSolutions,
  args: hrSolutions,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Few = meta.story({ args: { items: hrSolutions.items.slice(0, 2) } })

export const LongText = meta.story({
  args: { items: [...(first ? [{ ...first, title: longTitle, text: longText }] : []), ...others] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
