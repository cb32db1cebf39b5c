import { process } from '@/content/home/approach'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { RecruitmentProcess } from './RecruitmentProcess'

const meta = preview.meta({
  title: 'Sections/RecruitmentProcess',
  component: RecruitmentProcess,
  args: process,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Few = meta.story({ args: { steps: process.steps.slice(0, 3) } })

export const LongText = meta.story({
  args: {
    steps: [{ title: longTitle, text: longText, when: 'Within 48 to 72 working hours' }, ...process.steps.slice(1)],
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
