import preview from '../../../.storybook/preview'
import { HrSolutions } from './HrSolutions'

const meta = preview.meta({ title: 'Sections/HrSolutions', component: HrSolutions })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
