import { process } from '@/content/home/approach'
import { preview } from '../../../.storybook/preview'
import { RecruitmentProcess } from './RecruitmentProcess'

const meta = preview.meta({ component: RecruitmentProcess, args: process })

export const Default = meta.story()
