import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import { DataTab } from './DataTab'

const meta = preview.meta({ title: 'Panel/Data', component: DataTab, decorators: [inTab] })

async function openFirst({ canvasElement }: { canvasElement: HTMLElement }) {
  const list = panelIn(canvasElement).getByRole('list', { name: 'Jobs' })
  await userEvent.click(list.querySelector('summary') ?? list)
}

function firstJob() {
  return backend.database.table('job').findFirst({ where: { id: { equals: 1 } } })
}

export const Default = meta.story()

export const OpenRow = meta.story({ play: openFirst })

export const EmptyTable = meta.story({ parameters: { scenario: 'first-day' } })

OpenRow.test('a cell is edited, undone and redone', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const before = firstJob()?.title
  await fill(panel.getByRole('textbox', { name: 'title' }), 'Head of Lighthouses')
  await userEvent.keyboard('{Enter}')
  await expect(firstJob()?.title).toBe('Head of Lighthouses')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(firstJob()?.title).toBe(before)
  await userEvent.click(panel.getByRole('button', { name: 'Redo' }))
  await expect(firstJob()?.title).toBe('Head of Lighthouses')
})

OpenRow.test('an optional cell that is emptied is null', async ({ canvasElement }) => {
  await fill(panelIn(canvasElement).getByRole('textbox', { name: 'company' }), '')
  await userEvent.keyboard('{Enter}')
  await expect(firstJob()?.company).toBeNull()
})

Default.test('rows are searched and counted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const list = panel.getByRole('list', { name: 'Jobs' })
  await fill(panel.getByRole('searchbox'), 'nurse')
  await expect(list.firstElementChild).toHaveTextContent(/nurse/i)
  await fill(panel.getByRole('searchbox'), '')
  await fill(panel.getByLabelText(/^Row count/), '1000')
  await userEvent.keyboard('{Enter}')
  await expect(list.childElementCount).toBe(1000)
})

EmptyTable.test('adds a row, opened and focused', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await expect(await panel.findByRole('textbox', { name: 'title' })).toBe(panel.focused())
  await userEvent.click(panel.getByRole('button', { name: 'Delete row 1' }))
  await expect(panel.getByRole('option', { name: 'Jobs, 0 rows' })).toBeInTheDocument()
})
