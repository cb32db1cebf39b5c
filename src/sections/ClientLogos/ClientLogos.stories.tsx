import { clients } from '@/content/home/proof'
import { preview } from '../../../.storybook/preview'
import { ClientLogos } from './ClientLogos'

const meta = preview.meta({
  component: ClientLogos,
  args: clients,
  argTypes: {
    title: { description: 'The h2' },
    items: { description: 'Each has the client’s name and the drawing of its wordmark' },
  },
  parameters: {
    docs: {
      description: {
        component: `Eight wordmarks in one ink, once on the home page.

- **Use it for:** the employers who hire with Alderway.
- **Not for:** what they say: Testimonials. How many they are: Statistics. The agency’s own mark: Logo.
- **Words:** a title alone. The name of each client is what screen readers read, so it is spelled as the client spells it.
- **Size and target:** two columns, four in a band wider than 704 px. A wordmark is at most 176 px wide, at 10:3. They are not links.
- **Keyboard and screen reader:** a list of images, each with its client’s name. There is no stop of Tab. With forced colors the marks have the color of text.`,
      },
    },
  },
})

export const Default = meta.story()
