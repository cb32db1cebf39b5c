import { preview } from '../../../.storybook/preview'
import { ExternalLink } from './ExternalLink'

const meta = preview.meta({
  component: ExternalLink,
  args: { href: 'https://example.com/news', children: 'Read it at the source' },
})

export const Default = meta.story()

/** An unsafe address becomes plain text. */
export const UnsafeAddress = meta.story({ args: { href: 'javascript:alert(1)' } })

export const LongText = meta.story({
  args: { children: `https://example.com/${'a-very-long-address-without-a-place-to-break-'.repeat(3)}` },
})
