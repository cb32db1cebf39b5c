import { expect } from 'storybook/test'
import { testimonials } from '@/content/home/proof'
import { longText } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Testimonials } from './Testimonials'

const [first, ...others] = testimonials.items

const meta = preview.meta({ component: Testimonials, args: testimonials })

export const Default = meta.story()

Default.test('a screen reader says each name once: a figure would be named by its caption', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('figure')).toEqual([])
})

export const LongText = meta.story({
  args: {
    items: [
      ...(first ? [{ ...first, quote: longText, name: 'Maria da Conceição Wolfeschlegelsteinhausenbergerdorff' }] : []),
      ...others,
    ],
  },
})
