import { callToAction } from '@/content/callToAction'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({
  title: 'Sections/CallToAction',
  component: CallToAction,
  args: callToAction,
  parameters: { site: paths.home },
})

export const Default = meta.story()
