import { preview } from '../../../.storybook/preview'
import { Logo } from './Logo'

const meta = preview.meta({ component: Logo })

export const Default = meta.story()

export const OnInk = meta.story({
  render: () => (
    <div style={{ padding: 'var(--space-6)', background: 'var(--strong)', color: 'var(--on-strong)' }}>
      <Logo />
    </div>
  ),
})
