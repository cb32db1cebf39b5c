import { callToAction } from '@/content/callToAction'
import preview from '../../../.storybook/preview'
import { CallToAction } from './CallToAction'

const meta = preview.meta({ component: CallToAction, args: callToAction })

export const Default = meta.story()
