import { whyChoose } from '@/content/home/approach'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { WhyChooseUs } from './WhyChooseUs'

const meta = preview.meta({
  title: 'Sections/WhyChooseUs',
  component: WhyChooseUs,
  args: whyChoose,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Few = meta.story({ args: { reasons: whyChoose.reasons.slice(0, 2) } })

export const LongText = meta.story({
  args: { reasons: [{ title: longTitle, text: longText }, ...whyChoose.reasons.slice(1)] },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
