import preview from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({ title: 'Sections/CallToAction', component: CallToAction })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
