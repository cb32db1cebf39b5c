import preview from '../../../.storybook/preview'
import { Numbers } from './Numbers'

const meta = preview.meta({ title: 'Sections/Numbers', component: Numbers })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

/** Who asked for less motion finds the full figures at once. */
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })
