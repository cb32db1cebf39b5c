import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Prose } from './Prose'

test('a list shows equal items twice', () => {
  render(<Prose text={'- Two years on a ward\n- A license\n- A license'} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Two years on a ward',
    'A license',
    'A license',
  ])
})

test('a heading and a list need no empty lines around them, a paragraph one before the next', () => {
  const { container } = render(<Prose text={'One\nline.\n\nNext.\n## Heading\nText:\n- a\n- b\n\nEnd.'} />)
  expect([...(container.firstElementChild?.children ?? [])].map((block) => block.outerHTML)).toEqual([
    '<p>One\nline.</p>',
    '<p>Next.</p>',
    '<h2>Heading</h2>',
    '<p>Text:</p>',
    '<ul><li>a</li><li>b</li></ul>',
    '<p>End.</p>',
  ])
})

test('a list may have the bullets of other programs', () => {
  render(<Prose text={'• Nights\n* Days\n– Shifts\n\n*All* of 3 – 4 hours'} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Nights', 'Days', 'Shifts'])
  expect(screen.getByText('*All* of 3 – 4 hours')).toBeVisible()
})

test('a figure is a decorative drawing, an address in its place is text', () => {
  render(<Prose text={'One.\n\n![](twenty)\n## Heading\n\n![](https://tracker.example/a.png)'} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/figures.*\.svg#twenty$/))
  expect(screen.getByText('![](https://tracker.example/a.png)')).toBeVisible()
})
