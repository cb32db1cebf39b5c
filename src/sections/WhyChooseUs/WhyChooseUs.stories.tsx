import { whyChoose } from '@/content/home/approach'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { WhyChooseUs } from './WhyChooseUs'

const meta = preview.meta({
  title: 'Sections/WhyChooseUs',
  component: WhyChooseUs,
  args: whyChoose,
  parameters: { site: paths.home },
})

export const Default = meta.story()
