import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Address, paths } from '@/content/paths'
import { backend } from '~test/backend'
import { renderPage } from '~test/renderPage'

// A service may send Arabic, which would put its full stops at the wrong end of an English line.

const readRow = (table: string) => backend.database.table(table).getAll()[2] ?? { id: '' }

test.each<[Address, string, string[]]>([
  [paths.jobs, 'job', ['title', 'company', 'location']],
  [paths.job('3'), 'job', ['title', 'company', 'location']],
  [paths.apply('3'), 'job', ['title']],
  [paths.blog, 'blog', ['title', 'description', 'author']],
  [paths.blogPost('3'), 'blog', ['title']],
])('on %s a %s has a direction of its own: its %s', async (address, table, columns) => {
  await renderPage(address)
  const row = readRow(table)
  for (const column of columns) {
    const shown = await screen.findAllByText(
      (_, element) => Boolean(element?.closest('#main')) && element?.textContent === row[column],
    )
    expect(
      shown.filter((element) => !element.closest('[dir=auto], bdi') && !element.querySelector('[dir=auto], bdi')),
      column,
    ).toEqual([])
  }
})
