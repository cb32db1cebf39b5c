import preview from '../../../.storybook/preview'
import { WhyChooseUs } from './WhyChooseUs'

const meta = preview.meta({ title: 'Sections/WhyChooseUs', component: WhyChooseUs })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
