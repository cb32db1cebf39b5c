import { preview } from '../../../.storybook/preview'
import { OfficeMap } from './Footer'

const meta = preview.meta({
  title: 'OfficeMap',
  component: OfficeMap,
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-6)', background: 'var(--strong)', color: 'var(--on-strong)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
