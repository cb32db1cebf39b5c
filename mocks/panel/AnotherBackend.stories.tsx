import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { preview } from '../../.storybook/preview'
import { fill, panelIn, PanelRoot } from '~test/panel'
import { at, createLibrary } from '~test/library/createLibrary'
import { startInPage } from '../transports/inPage'
import { Panel } from './Panel'

const library = createLibrary()
startInPage(library)

/** A page that knows nothing of the mock: it lists what the library's service responds. */
function Shelf() {
  const [text, setText] = useState('Nothing is loaded.')

  async function load() {
    const response = await fetch(`${at}/books?size=9`)
    const titles = Array.from((await response.text()).matchAll(/"title":"([^"]*)"/g), ([, title]) => title)
    setText(response.ok ? titles.join(', ') : `The library responded with ${response.status}.`)
  }

  return (
    <main style={{ padding: 'var(--space-6)' }}>
      <h1>A library</h1>
      <button type="button" onClick={() => void load()}>
        Load books
      </button>
      <p role="status">{text}</p>
    </main>
  )
}

/** The panel of a backend for another contract, that of `test/library/`. */
export const Library = preview
  .meta({
    title: 'Panel/Another backend',
    parameters: {
      docs: {
        description: {
          component: `The panel of a backend for another contract, that of \`test/library/\`.

- **Use it for:** checking that the panel knows nothing of the agency: scenarios, accounts, endpoints and tables are those of a library.
- **Who uses it:** developers who change the panel or the engine of the mock backend.
- **States:** the panel is open beside a page with “Load books”, which lists titles or says with which status the library responded.`,
        },
      },
    },
    beforeEach: () => library.reset(),
    render: () => (
      <>
        <Shelf />
        <PanelRoot backend={library}>{(root) => <Panel root={root} />}</PanelRoot>
      </>
    ),
  })
  .story({
    play: async ({ canvasElement }) => {
      const panel = panelIn(canvasElement)
      await userEvent.click(panel.getByRole('button', { name: /^Demo data/ }))
      await panel.findByRole('dialog')
    },
  })

async function load(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Load books' }))
  return page
}

Library.test('its books are put into an error, and the request is logged', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const page = await load(canvasElement)
  await page.findByText('Book 3, Book 2, Book 1')
  await userEvent.click(panel.getByRole('tab', { name: 'Endpoints' }))
  await userEvent.selectOptions(panel.getByLabelText('Response of books'), 'Status 503')
  await load(canvasElement)
  await page.findByText('The library responded with 503.')
  await userEvent.click(panel.getByRole('tab', { name: 'Requests' }))
  await expect(panel.getByText('GET /books?size=9', { selector: '[data-failed=true] span' })).toBeVisible()
})

Library.test('its scenarios and accounts can be chosen', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: /^Closed/ }))
  const page = await load(canvasElement)
  await page.findByText('The library responded with 503.')
  await userEvent.selectOptions(panel.getByLabelText('Signed in as'), 'Reader')
  await expect(library.state.get()).toMatchObject({ scenario: 'closed', as: 'reader' })
})

Library.test('its rows are edited', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  await userEvent.click(panel.getByText('Book 1'))
  await fill(panel.getByRole('textbox', { name: 'title' }), 'Tides')
  await userEvent.keyboard('{Enter}')
  const page = await load(canvasElement)
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Tides'))
})

Library.test('a list of numbers refuses a line that is none, and keeps it to be mended', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  library.edits.apply({ edit: 'put', table: 'book', row: { id: 'isbn-1', tags: [1, 2] } })
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  await userEvent.click(await panel.findByText('Book 1'))
  const tags = await panel.findByRole('textbox', { name: 'tags' })
  await fill(tags, '1\nmany')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect(await panel.findByText(/^Nothing has changed. row.tags: .* received "1\s+many"$/)).toBeVisible()
  await expect(tags).toHaveValue('1\nmany')
  await expect(tags).toBeInvalid()
  await fill(tags, '1,5')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect(await panel.findByText(/^Nothing has changed. row.tags: .* received "1,5"$/)).toBeVisible()
  await fill(tags, '1\n5')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(tags).toBeValid())
  await expect(library.database.table('book').getAll()[0]?.tags).toEqual([1, 5])
})

Library.test('a list of a type of its own is edited as JSON', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  library.edits.apply({ edit: 'put', table: 'book', row: { id: 'isbn-1', formats: ['paper'] } })
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  await userEvent.click(await panel.findByText('Book 1'))
  const formats = await panel.findByRole('textbox', { name: 'formats' })
  await expect(formats).toHaveValue('[\n  "paper"\n]')
  await fill(formats, '["paper", "sound"]')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect(library.database.table('book').getAll()[0]?.formats).toEqual(['paper', 'sound'])
})

Library.test('Ctrl+Z undoes an edit, and says so only then', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  panel.getByLabelText('Table').focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(panel.queryByText('Undone.')).not.toBeInTheDocument()
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  panel.getByLabelText('Table').focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(await panel.findByText('Undone.')).toBeVisible()
  await expect(library.edits.active()).toEqual([])
})

Library.test('Ctrl+Z in a field with typed text leaves the edits of the database', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  library.edits.apply({ edit: 'put', table: 'book', row: { id: 'isbn-1', title: 'Tides' } })
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  await userEvent.click(panel.getByText('Tides'))
  await fill(panel.getByRole('textbox', { name: 'title' }), 'Waves')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect(library.edits.active()).toHaveLength(1)
  await userEvent.keyboard('{Escape}{Control>}z{/Control}')
  await expect(library.edits.active()).toEqual([])
})

Library.test('Enter that accepts composed text does not save it yet', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  await userEvent.click(panel.getByText('Book 1'))
  const title = panel.getByRole('textbox', { name: 'title' })
  await fill(title, '潮')
  await fireEvent.keyDown(title, { key: 'Enter', isComposing: true })
  await expect(library.edits.active()).toEqual([])
  await fireEvent.keyDown(title, { key: 'Enter' })
  await expect(library.edits.active()).toHaveLength(1)
})

Library.test('Undo says nothing while there is nothing to undo', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  const undo = panel.getByRole('button', { name: 'Undo' })
  await userEvent.click(undo)
  await expect(panel.queryByText('Undone.')).not.toBeInTheDocument()
  await userEvent.click(panel.getByRole('button', { name: 'Add row' }))
  await userEvent.click(undo)
  await expect(await panel.findByText('Undone.')).toBeVisible()
})
