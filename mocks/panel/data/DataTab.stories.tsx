import { expect, userEvent } from 'storybook/test'
import { sampleJobs } from '@/content/sampleJobs'
import { preview } from '../../../.storybook/preview'
import { fill, asTab, inPanel, openFirstRow, panelIn } from '~test/panel'
import { backend } from '~test/backend'
import { DataTab } from './DataTab'

const meta = preview.meta({
  title: 'Panel/Data',
  component: DataTab,
  decorators: [asTab, inPanel],
  parameters: {
    docs: {
      description: {
        component: `The tab for the rows of the database: search, edit, undo.

- **Use it for:** one text, one row more or less, or any number of rows from 0 to 1,000. Pages that load the row show the edit.
- **Who uses it:** QA who try difficult texts, and anyone who presents the demo.
- **States:** “No edits” or their number, with Undo, Redo and Reset. An open row has a field for each column (Open Row); a table can be empty (Empty Table).`,
      },
    },
  },
})

export const Default = meta.story()

export const OpenRow = meta.story({ play: openFirstRow })

export const EmptyTable = meta.story({ parameters: { scenario: 'first-day' } })

OpenRow.test('an optional cell that is emptied is null', async ({ canvasElement }) => {
  await fill(panelIn(canvasElement).getByRole('textbox', { name: 'company' }), '')
  await userEvent.keyboard('{Enter}')
  await expect(backend.database.table('job').getAll()[0]?.company).toBeNull()
})

Default.test('rows are searched and counted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const list = panel.getByRole('list', { name: 'Jobs' })
  await fill(panel.getByRole('searchbox'), 'nurse')
  await expect(list.firstElementChild).toHaveTextContent(/nurse/i)
  await fill(panel.getByRole('searchbox'), '')
  await fill(panel.getByLabelText(/^Row count/), '1,000')
  await userEvent.keyboard('{Enter}')
  await expect(list.childElementCount).toBe(1000)
})

Default.test('a row stays where it is edited, although it no longer matches the search', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const list = panel.getByRole('list', { name: 'Jobs' })
  const title = sampleJobs[0]?.title ?? ''
  await fill(panel.getByRole('searchbox'), title)
  await openFirstRow({ canvasElement })
  await fill(panel.getByRole('textbox', { name: 'title' }), 'Site manager')
  await userEvent.keyboard('{Enter}')
  await expect(panel.getByText('Site manager')).toBeVisible()
  await fill(panel.getByRole('searchbox'), `${title} `)
  await expect(list).toBeEmptyDOMElement()
})

EmptyTable.test('adds a row, opened and focused', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await expect(await panel.findByRole('textbox', { name: 'title' })).toBe(panel.focused())
})
