import { callToAction } from '@/content/callToAction'
import preview from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({ component: CallToAction, args: callToAction })

export const Default = meta.story()

/** Below a page that ends with a form or a question of its own. */
export const Row = meta.story({ args: { layout: 'row' }, parameters: { site: '/contact' } })
