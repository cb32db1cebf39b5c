import { offers } from '@/content/home/solutions'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { WhatWeOffer } from './WhatWeOffer'

const meta = preview.meta({
  title: 'Sections/WhatWeOffer',
  component: WhatWeOffer,
  args: offers,
  parameters: { site: paths.home },
})

export const Default = meta.story()
