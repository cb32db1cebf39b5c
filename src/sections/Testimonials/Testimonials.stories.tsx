import { testimonials } from '@/content/home/proof'
import { longText } from '../../../.storybook/storyParts'
import { preview } from '../../../.storybook/preview'
import { Testimonials } from './Testimonials'

const [first, ...others] = testimonials.items

const meta = preview.meta({ component: Testimonials, args: testimonials })

export const Default = meta.story()

export const LongText = meta.story({
  args: {
    items: [
      ...(first ? [{ ...first, quote: longText, name: 'Maria da Conceição Wolfeschlegelsteinhausenbergerdorff' }] : []),
      ...others,
    ],
  },
})
