import { clients } from '@/content/home/proof'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { ClientLogos } from './ClientLogos'

const meta = preview.meta({
  title: 'Sections/ClientLogos',
  component: ClientLogos,
  args: clients,
  parameters: { site: paths.home },
})

export const Default = meta.story()
