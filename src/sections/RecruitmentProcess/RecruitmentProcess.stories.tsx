import { process } from '@/content/home/approach'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { RecruitmentProcess } from './RecruitmentProcess'

const meta = preview.meta({
  title: 'Sections/RecruitmentProcess',
  component: RecruitmentProcess,
  args: process,
  parameters: { site: paths.home },
})

export const Default = meta.story()
