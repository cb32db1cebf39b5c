import { agency } from '@/content/agency'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { OfficeMap } from './OfficeMap'

const meta = preview.meta({
  title: 'Sections/OfficeMap',
  component: OfficeMap,
  args: { offices: agency.offices },
  parameters: { site: paths.home },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-6)', background: 'var(--strong)', color: 'var(--on-strong)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
