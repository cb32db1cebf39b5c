import { expect, fireEvent, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import type { Row } from '../../engine/database/columns'
import { DataTab } from './DataTab'

const meta = preview.meta({ title: 'Panel/Data', component: DataTab, decorators: [inTab] })

function firstRow(canvasElement: HTMLElement) {
  const list = panelIn(canvasElement).getByRole('list', { name: 'Jobs' })
  return within(list).getAllByRole('button')[0] ?? list
}

function firstJob(): Partial<Row> {
  return backend.database.table('job').getAll()[0] ?? {}
}

async function openFirst({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(firstRow(canvasElement))
}

export const Default = meta.story()

export const Empty = meta.story({ parameters: { scenario: 'first-day' } })

export const TenThousandRows = meta.story({ parameters: { scenario: 'big-catalogue' } })

export const OpenRow = meta.story({ play: openFirst })

export const NullCell = meta.story({
  beforeEach: () =>
    backend.edits.apply({ edit: 'put', table: 'job', row: { id: 1, title: 'Harbour Pilot', salary: null } }),
  play: openFirst,
})

export const Phone = meta.story({ ...OpenRow.input, globals: { viewport: { value: 'w375' } } })

Empty.test('says that the table is empty', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByText('This table is empty.')).toBeVisible()
  await expect(panel.getByText('Page 1 of 1, 0 rows')).toBeVisible()
})

TenThousandRows.test('rows can be paged, searched and sorted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByText('Page 1 of 500, 10,000 rows')).toBeVisible()
  const previous = panel.getByRole('button', { name: 'Previous page' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(panel.getByRole('button', { name: 'Next page' }))
  await expect(panel.getByText('Page 2 of 500, 10,000 rows')).toBeVisible()
  await expect(previous).toHaveAttribute('aria-disabled', 'false')

  const search = panel.getByRole('searchbox', { name: 'Search Jobs' })
  await fill(search, '9999')
  await expect(panel.getByText(/^Page 1 of 1, \d+ rows?$/)).toBeVisible()
  await fill(search, 'claims handler')
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'salary')
  await userEvent.click(firstRow(canvasElement))
  await expect(panel.getByRole('spinbutton', { name: 'salary' })).toHaveValue(25_250)
  await fill(search, 'claims handler of the moon')
  await expect(panel.getByText('No matching rows.')).toBeVisible()

  await userEvent.click(panel.getByRole('button', { name: /^Blogs/ }))
  await expect(panel.getByText('Page 1 of 1, 14 rows')).toBeVisible()
})

OpenRow.test('an edit can be undone and redone, with buttons and keys', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const title = panel.getByRole('textbox', { name: 'title' })
  const before = String(firstJob().title)
  const after = 'Head of Lighthouses'
  await fill(title, after)
  await userEvent.keyboard('{Enter}')
  await expect(firstJob().title).toBe(after)
  await fill(title, 'A draft')
  await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
  await expect(firstJob().title).toBe(after)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
  await expect(firstJob().title).toBe(before)
  await userEvent.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}')
  await expect(panel.getByRole('heading', { name: '1 edit' })).toBeVisible()
  await expect(firstJob().title).toBe(after)
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
  await expect(panel.getByRole('heading', { name: 'No edits' })).toBeVisible()
  await expect(title).toHaveValue(before)
  await userEvent.click(panel.getByRole('button', { name: 'Redo' }))
  await expect(title).toHaveValue(after)
})

OpenRow.test('Ctrl+Z undoes on AZERTY, where Z is on another key', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  backend.edits.apply({ edit: 'put', table: 'job', row: { id: 1, title: 'Harbour Pilot' } })
  await fireEvent.keyDown(firstRow(canvasElement), { key: 'w', code: 'KeyZ', ctrlKey: true })
  await expect(firstJob().title).toBe('Harbour Pilot')
  await fireEvent.keyDown(firstRow(canvasElement), { key: 'z', code: 'KeyW', ctrlKey: true })
  await expect(await panel.findByRole('heading', { name: 'No edits' })).toBeVisible()
})

OpenRow.test('a number is edited, then set to null', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const salary = panel.getByRole('spinbutton', { name: 'salary' })
  await fill(salary, '123456')
  await userEvent.keyboard('{Enter}')
  await expect(firstJob().salary).toBe(123_456)
  await userEvent.click(panel.getByRole('button', { name: /^Set to null ?: salary$/ }))
  await expect(firstJob().salary).toBeNull()
  await expect(salary).toHaveAttribute('placeholder', 'null')
})

OpenRow.test('a number with letters is refused, which is said, and the value stays', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const salary = panel.getByRole('spinbutton', { name: 'salary' })
  const before = Number(firstJob().salary)
  salary.focus()
  // The browser's own typing: user-event knows no half-typed number.
  document.execCommand('selectAll')
  document.execCommand('insertText', false, '5e')
  await userEvent.keyboard('{Enter}')
  await expect(panel.getByText('Not a number. The value has not changed.')).toBeVisible()
  await expect(firstJob().salary).toBe(before)
  await expect(salary).toHaveValue(before)
})

OpenRow.test('undo, redo, delete and reset are announced', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Delete row 1' }))
  await expect(panel.getByText('Row 1 deleted. 1 edit.')).toHaveAttribute('role', 'status')
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
  await expect(panel.getByText('Undone. No edits.')).toBeInTheDocument()
  await userEvent.click(panel.getByRole('button', { name: 'Redo' }))
  await expect(panel.getByText('Redone. 1 edit.')).toBeInTheDocument()
  await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
  await expect(panel.getByText('All edits discarded. No edits.')).toBeInTheDocument()
})

OpenRow.test('a deleted row leaves the focus on Undo; an added one opens', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Delete row 1' }))
  await expect(backend.database.count('job')).toBe(29)
  await expect(panel.focused()).toBe(panel.getByRole('button', { name: 'Undo' }))
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await expect(panel.focused()).toBe(panel.getByRole('textbox', { name: 'title' }))
  await expect(panel.getByText('Page 2 of 2, 30 rows')).toBeVisible()
})

Default.test('the number of rows can be set, and all edits reset and restored', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Set to 1 row' }))
  await expect(panel.getByText('Page 1 of 1, 1 row')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
  await expect(panel.getByText('Page 1 of 2, 30 rows')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
  await expect(panel.getByText('Page 1 of 1, 1 row')).toBeVisible()
})

TenThousandRows.test('a search, another order and another row count begin at page 1', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const next = panel.getByRole('button', { name: 'Next page' })
  const search = panel.getByRole('searchbox', { name: 'Search Jobs' })
  await userEvent.click(next)
  await fill(search, 'claims handler')
  await expect(panel.getByText(/^Page 1 of \d\d, /)).toBeVisible()
  await userEvent.click(next)
  await fill(search, '')
  await expect(panel.getByText('Page 1 of 500, 10,000 rows')).toBeVisible()
  await userEvent.click(next)
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'salary')
  await expect(panel.getByText('Page 1 of 500, 10,000 rows')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await expect(panel.getByText('Page 501 of 501, 10,001 rows')).toBeVisible()
  await fill(search, 'claims handler')
  await expect(panel.getByText(/^Page 1 of \d\d, /)).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await userEvent.click(panel.getByRole('button', { name: 'Set to 10,000 rows' }))
  await expect(panel.getByText('Page 1 of 500, 10,000 rows')).toBeVisible()
})

Default.test(
  'undoing an added row leaves the focus on Undo, and adding it again opens it',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
    await expect(panel.focused()).toBe(panel.getByRole('textbox', { name: 'title' }))
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
    await expect(panel.getByText('Page 2 of 2, 30 rows')).toBeVisible()
    await expect(panel.focused()).toBe(panel.getByRole('button', { name: 'Undo' }))
    await userEvent.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}')
    await expect(panel.getByRole('textbox', { name: 'title' })).toBeVisible()
  },
)

Default.test(
  'deleting the only row of the last page shows the page before, and undo the row',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    backend.edits.apply({ edit: 'count', table: 'job', count: 21 })
    await userEvent.click(panel.getByRole('button', { name: 'Next page' }))
    await expect(panel.getByText('Page 2 of 2, 21 rows')).toBeVisible()
    await userEvent.click(firstRow(canvasElement))
    await userEvent.click(panel.getByRole('button', { name: 'Delete row 21' }))
    await expect(panel.getByText('Page 1 of 1, 20 rows')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
    await expect(panel.getByText('Page 2 of 2, 21 rows')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Delete row 21' })).toBeVisible()
  },
)
