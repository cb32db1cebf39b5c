import { testimonials } from '@/content/home/proof'
import { paths } from '@/content/paths'
import { longText } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Testimonials } from './Testimonials'

const [first, ...others] = testimonials.items

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  args: testimonials,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const LongText = meta.story({
  args: {
    items: [
      ...(first ? [{ ...first, quote: longText, name: 'Maria da Conceição Wolfeschlegelsteinhausenbergerdorff' }] : []),
      ...others,
    ],
  },
})
