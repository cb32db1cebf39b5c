import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExternalLink } from './ExternalLink'

test.each(['https://news.example/a', 'http://news.example', 'HTTPS://NEWS.EXAMPLE/', '/terms'])(
  '%s is a link',
  (href) => {
    render(<ExternalLink href={href}>Read</ExternalLink>)
    expect(screen.getByRole('link', { name: 'Read (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript:alert(1)//https://news.example',
  'data:text/html,x',
  '//news.example',
  '/\\news.example',
  '/\t/news.example',
  'https://',
  '',
])('"%s" is plain text', (href) => {
  render(<ExternalLink href={href}>Read</ExternalLink>)
  expect(screen.getByText('Read')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
