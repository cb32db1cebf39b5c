import preview from '../../../.storybook/preview'
import { Logo } from './Logo'

const meta = preview.meta({
  title: 'UI/Logo',
  component: Logo,
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const OnInk = meta.story({
  render: () => (
    <div style={{ padding: 'var(--space-6)', background: 'var(--strong)', color: 'var(--on-strong)' }}>
      <Logo />
    </div>
  ),
})
