import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import { DataTab } from './DataTab'

const meta = preview.meta({ title: 'Panel/Data', component: DataTab, decorators: [inTab] })

async function openFirst({ canvasElement }: { canvasElement: HTMLElement }) {
  const list = panelIn(canvasElement).getByRole('list', { name: 'Jobs' })
  await userEvent.click(list.querySelector('summary') ?? list)
}

function titleOf(id: number) {
  return backend.database.table('job').findFirst({ where: { id: { equals: id } } })?.title
}

export const Default = meta.story()

export const OpenRow = meta.story({ play: openFirst })

export const EmptyTable = meta.story({ parameters: { scenario: 'first-day' } })

OpenRow.test('a cell is edited, undone and redone', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const before = titleOf(1)
  await fill(panel.getByRole('textbox', { name: 'title' }), 'Head of Lighthouses')
  await userEvent.keyboard('{Enter}')
  await expect(titleOf(1)).toBe('Head of Lighthouses')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(titleOf(1)).toBe(before)
  await userEvent.click(panel.getByRole('button', { name: 'Redo' }))
  await expect(titleOf(1)).toBe('Head of Lighthouses')
})

OpenRow.test('an optional cell is set to null, and the focus stays in the panel', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const [setToNull] = panel.getAllByRole('button', { name: /^Set to null/ })
  if (!setToNull) throw new Error('No cell is optional.')
  setToNull.focus()
  await userEvent.click(setToNull)
  await expect(setToNull).not.toBeInTheDocument()
  await expect(panel.focused()).not.toBeNull()
})

Default.test('rows are searched, sorted and counted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const list = within(panel.getByRole('list', { name: 'Jobs' }))
  await fill(panel.getByRole('searchbox'), 'nurse')
  await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/nurse/i)
  await fill(panel.getByRole('searchbox'), '')
  await userEvent.selectOptions(panel.getByLabelText('Sort by'), 'title')
  await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Branch Relationship Officer')
  await fill(panel.getByLabelText(/^Row count/), '1000')
  await userEvent.keyboard('{Enter}')
  await expect(list.getAllByRole('listitem')).toHaveLength(50)
  await userEvent.click(panel.getByRole('button', { name: 'Show more rows' }))
  await expect(list.getAllByRole('listitem')).toHaveLength(100)
})

EmptyTable.test('adds a row, opened and focused', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await expect(await panel.findByRole('textbox', { name: 'title' })).toBe(panel.focused())
  await userEvent.click(panel.getByRole('button', { name: 'Delete row 1' }))
  await expect(panel.getByRole('option', { name: 'Jobs, 0 rows' })).toBeInTheDocument()
})
