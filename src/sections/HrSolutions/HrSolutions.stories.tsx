import { hrSolutions } from '@/content/home/solutions'
import { preview } from '../../../.storybook/preview'
import { HrSolutions } from './HrSolutions'

const meta = preview.meta({ component: HrSolutions, args: hrSolutions })

export const Default = meta.story()
