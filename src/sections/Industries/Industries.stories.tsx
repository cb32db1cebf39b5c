import { industries } from '@/content/industries'
import { preview } from '../../../.storybook/preview'
import { Industries } from './Industries'

const meta = preview.meta({ component: Industries, args: industries })

export const Default = meta.story()
