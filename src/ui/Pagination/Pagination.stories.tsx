import { type ComponentProps, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Pagination } from './Pagination'

function Turned({ page: first, ...args }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(first)
  return <Pagination {...args} page={page} onChange={setPage} />
}

const meta = preview.meta({
  component: Pagination,
  args: { page: 1, total: 3, label: 'Jobs', onChange: () => undefined },
  argTypes: {
    total: { description: 'How many pages there are' },
    label: { description: 'The name of the list, for screen readers' },
    numbers: { description: 'A button for each page' },
    onChange: { description: 'Called with the page to show' },
  },
  parameters: {
    width: 640,
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Pagination, takePage } from '@/ui/Pagination/Pagination'

const [wanted, setWanted] = useState(1)
const { page, total, rows } = takePage(jobs, wanted, 6)

<Pagination page={page} total={total} label="Jobs" onChange={setWanted} />`,
      },
      description: {
        component: `“Page X of Y”, or with \`numbers\` a button per page. Previous and Next keep the focus at the ends.

- **Use it for:** a list that is longer than one page: jobs, posts, news.
- **Not for:** slides: Carousel. The way to another page of the site: ButtonLink.
- **Words:** set once for all lists: “Previous”, “Next”, “Page 2 of 3”. A list adds its name, for screen readers.
- **Size and target:** each button is at least 44 px wide and high. Up to seven pages all have their number; of more, the first, the last and those beside the current one. With numbers, in up to 480 px, the arrows have no words.
- **Keyboard and screen reader:** a navigation with the name of its list. \`aria-current\` marks the number of the current page. “Page 2 of 3” is announced when the page changes. At the ends a button is \`aria-disabled\` and keeps the focus.`,
      },
    },
  },
  render: (args) => <Turned key={args.page} {...args} />,
})

export const FirstPage = meta.story()

export const OnePage = meta.story({ args: { total: 1 } })

export const Numbers = meta.story({ args: { numbers: true, label: 'News' } })

export const Many = meta.story({ args: { numbers: true, total: 24, page: 12 } })

FirstPage.test('a visitor turns to the last page and back', async ({ canvas }) => {
  const previous = canvas.getByRole('button', { name: 'Previous' })
  const next = canvas.getByRole('button', { name: 'Next' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
  await userEvent.click(next)
  await userEvent.click(next)
  await expect(canvas.getByText('Page 3 of 3')).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveFocus()
  await userEvent.click(next)
  await expect(canvas.getByText('Page 3 of 3')).toBeVisible()
  await userEvent.click(previous)
  await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
})

Numbers.test('a visitor chooses a page by its number', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
  await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
})

Many.test('a visitor of many pages sees the first, the last and those nearby', async ({ canvas }) => {
  const shown = () => canvas.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)
  await expect(shown()).toEqual(['1', '11', '12', '13', '24'])
  await userEvent.click(canvas.getByRole('button', { name: 'Page 24' }))
  await expect(shown()).toEqual(['1', '23', '24'])
})

OnePage.test('a visitor of one page finds both buttons disabled', async ({ canvas }) => {
  await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
  for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-disabled', 'true')
})
