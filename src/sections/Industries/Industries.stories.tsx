import preview from '../../../.storybook/preview'
import { Industries } from './Industries'

const meta = preview.meta({ title: 'Sections/Industries', component: Industries })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
