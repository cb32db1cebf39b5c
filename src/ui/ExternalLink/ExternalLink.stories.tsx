import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ExternalLink } from './ExternalLink'

const meta = preview.meta({
  title: 'UI/ExternalLink',
  component: ExternalLink,
  args: { href: 'https://example.com/news', children: 'Read it at the source' },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const InText = meta.story({
  render: (args) => (
    <p>
      Hiring slows in the last weeks of the year. <ExternalLink {...args} /> or ask a consultant.
    </p>
  ),
})

/** An unsafe address becomes plain text. */
export const UnsafeAddress = meta.story({ args: { href: 'javascript:alert(1)' } })

export const LongText = meta.story({
  args: { children: `https://example.com/${'a-very-long-address-without-a-place-to-break-'.repeat(3)}` },
})

Default.test('a visitor learns that a new tab opens', async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'Read it at the source (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
})

UnsafeAddress.test('a visitor finds no link', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByText('Read it at the source')).toBeVisible()
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
})
