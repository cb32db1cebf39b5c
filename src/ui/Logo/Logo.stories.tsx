import { preview } from '../../../.storybook/preview'
import { Logo } from './Logo'

const meta = preview.meta({
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `The mark and the name, in the color of the text around them; the dot is always orange.

- **Use it for:** the bar, the footer and the admin area, once in each.
- **Not for:** decoration, or a mark without the name. The app icon and the favicon are files in \`public/\`.
- **Words:** the agency’s name.
- **Size:** its own, a little smaller on the narrowest phones. It is not set by hand.
- **On a dark ground:** the text’s color is enough; there is no second logo.
- **Keyboard and screen reader:** the name is read as text, the mark is not. It is a link only where its place makes it one.`,
      },
    },
  },
})

export const Default = meta.story()

export const OnInk = meta.story({
  render: () => (
    <div style={{ padding: 'var(--space-6)', background: 'var(--strong)', color: 'var(--on-strong)' }}>
      <Logo />
    </div>
  ),
})
