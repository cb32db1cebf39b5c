import { hrSolutions } from '@/content/home/solutions'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { HrSolutions } from './HrSolutions'

const meta = preview.meta({
  title: 'Sections/HrSolutions',
  component: HrSolutions,
  args: hrSolutions,
  parameters: { site: paths.home },
})

export const Default = meta.story()
