import { offers } from '@/content/home/solutions'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { WhatWeOffer } from './WhatWeOffer'

const [first, ...others] = offers.items

const meta = preview.meta({
  title: 'Sections/WhatWeOffer',
  component: WhatWeOffer,
  args: offers,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Few = meta.story({ args: { items: offers.items.slice(0, 2) } })

export const LongText = meta.story({
  args: { items: [...(first ? [{ ...first, title: longTitle, text: longText }] : []), ...others] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
