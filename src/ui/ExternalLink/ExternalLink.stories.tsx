import { preview } from '../../../.storybook/preview'
import { ExternalLink } from './ExternalLink'

const meta = preview.meta({
  component: ExternalLink,
  args: { href: 'https://example.com/news', children: 'Read it at the source' },
  argTypes: { href: { description: 'An address with http or https, or a path; any other becomes plain text' } },
  parameters: {
    docs: {
      description: {
        component: `A link to another website, which opens in a new tab; an unsafe address becomes plain text.

- **Use it for:** news, profiles and the map: addresses of others, also those from data.
- **Not for:** another page of the site: ButtonLink, or a link in the text. Email and phone: a plain link.
- **Words:** what is behind it, never “Click here”: “Find the London office on OpenStreetMap”.
- **Size and target:** as the text around it; it has no target size of its own.
- **Keyboard and screen reader:** “(opens in a new tab)” is read after its words, and not shown.`,
      },
    },
  },
})

export const Default = meta.story()

/** An unsafe address becomes plain text. */
export const UnsafeAddress = meta.story({ args: { href: 'javascript:alert(1)' } })

export const LongText = meta.story({
  args: { children: `https://example.com/${'a-very-long-address-without-a-place-to-break-'.repeat(3)}` },
})
