import preview from '../../../.storybook/preview'
import { RecruitmentProcess } from './RecruitmentProcess'

const meta = preview.meta({ title: 'Sections/RecruitmentProcess', component: RecruitmentProcess })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
