import { clients } from '@/content/home/proof'
import { preview } from '../../../.storybook/preview'
import { ClientLogos } from './ClientLogos'

const meta = preview.meta({ component: ClientLogos, args: clients })

export const Default = meta.story()
