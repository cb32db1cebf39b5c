import preview from '../../../.storybook/preview'
import { ClientLogos } from './ClientLogos'

const meta = preview.meta({ title: 'Sections/ClientLogos', component: ClientLogos })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
