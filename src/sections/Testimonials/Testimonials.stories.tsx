import preview from '../../../.storybook/preview'
import { Testimonials } from './Testimonials'

const meta = preview.meta({ title: 'Sections/Testimonials', component: Testimonials })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
