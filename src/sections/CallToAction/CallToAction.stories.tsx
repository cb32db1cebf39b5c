import { callToAction } from '@/content/callToAction'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({
  title: 'Sections/CallToAction',
  component: CallToAction,
  args: callToAction,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const LongText = meta.story({
  args: { candidates: { ...callToAction.candidates, title: longTitle, text: longText } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
