import { clients } from '@/content/home/proof'
import { paths } from '@/content/paths'
import { longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { ClientLogos } from './ClientLogos'

const meta = preview.meta({
  title: 'Sections/ClientLogos',
  component: ClientLogos,
  args: clients,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Few = meta.story({ args: { items: clients.items.slice(0, 3) } })

export const LongText = meta.story({ args: { title: longTitle } })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
