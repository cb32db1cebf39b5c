import { preview } from '../../../.storybook/preview'
import { OfficeMap } from './Footer'

const meta = preview.meta({
  title: 'OfficeMap',
  component: OfficeMap,
  parameters: {
    module: '@/sections/Footer/Footer',
    docs: {
      description: {
        component: `The map in the footer: a drawing, so that no map service learns who visits the page.

- **Use it for:** where the four offices are, once, in the Footer.
- **Not for:** the houses and their hours: Offices. The address in full: Footer.
- **Words:** a title of two words; each office is city and country: “Dubai, United Arab Emirates”. The link says what it finds: “Find the London office on OpenStreetMap”.
- **Size and target:** in the footer at most 704 px wide, with the list beside the drawing. In a window up to 768 px the list is there without the drawing. The link is 36 px high, 44 in a window up to 900 px.
- **Keyboard and screen reader:** an h2, an image with an alternative text, and a numbered list with the numbers of the map. The link says that it opens a new tab.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-6)', background: 'var(--strong)', color: 'var(--on-strong)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
