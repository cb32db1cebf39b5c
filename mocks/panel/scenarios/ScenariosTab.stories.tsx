import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { fill, asTab, inPanel, panelIn } from '~test/panel'
import { writeQuery } from '~mocks/engine/state/codec'
import { backend } from '~test/backend'
import { Sheet } from '../Sheet'
import { ScenariosTab } from './ScenariosTab'

const meta = preview.meta({
  title: 'Panel/Scenarios',
  component: ScenariosTab,
  decorators: [asTab, inPanel],
  parameters: {
    docs: {
      description: {
        component: `The tab that sets the whole backend at once, and who is signed in.

- **Use it for:** a named situation, such as “First day” or “Backend down”, an account, how long its token is valid, and a state of your own, saved under “Mine”.
- **Who uses it:** stakeholders who show the site, and QA. For one endpoint there is the Endpoints tab.
- **States:** the current scenario is marked; with other settings on top it says “Partly overridden. Click to reset.” (With Changes). Signed In shows who is signed in, and for how long.`,
      },
    },
  },
})

export const Default = meta.story()

export const SignedIn = meta.story({ parameters: { as: 'member', expires: 37 } })

export const WithChanges = meta.story({ parameters: { scenario: 'news-down', mock: { jobs: 'slow' } } })

SignedIn.test('says who is signed in and for how long', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByLabelText('Token expires in')).toHaveDisplayValue('37 s')
  await expect(panel.getByLabelText('Signed in as')).toHaveDisplayValue('Member')
})

Default.test('signs in and sets the lifetime of the token', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.selectOptions(panel.getByLabelText('Signed in as'), 'Admin')
  await userEvent.selectOptions(panel.getByLabelText('Token expires in'), '10 s')
  await expect(writeQuery(backend.catalog, backend.state.get())).toBe('as=admin&expires=10')
})

Default.test('lists scenarios by what they change', async ({ canvasElement }) => {
  const headings = panelIn(canvasElement).getAllByRole('heading', { level: 4 })
  await expect(headings.map(({ textContent }) => textContent)).toEqual(['Data', 'Sessions', 'Faults'])
})

WithChanges.test('a click on the current scenario resets its overrides', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: /Click to reset\.$/ }))
  await expect(backend.state.get()).toMatchObject({ scenario: 'news-down', overrides: [] })
})

WithChanges.test('a state is saved under a name, applied, renamed, shared and deleted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await fill(panel.getByRole('textbox', { name: 'Name' }), 'Slow Monday')
  await userEvent.click(panel.getByRole('button', { name: 'Save this state' }))
  await userEvent.click(panel.getByRole('button', { name: /^Everyday/ }))
  await userEvent.click(panel.getByRole('button', { name: /^Slow Monday ?News service down, jobs: Slow$/ }))
  await expect(writeQuery(backend.catalog, backend.state.get())).toContain('scenario=news-down&mock=jobs:slow')
  await userEvent.click(panel.getByText(/^Change or share/))
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await fill(within(panel.getByRole('list', { name: 'Mine' })).getByLabelText('Name'), 'Slow Tuesday')
  await userEvent.click(panel.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining('mock=jobs:slow')))
  await expect(panel.getByRole('button', { name: /^Slow Tuesday/ })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Delete' }))
  await expect(panel.queryByRole('button', { name: /^Slow Tuesday/ })).toBeNull()
  await expect(panel.focused()).not.toBeNull()
})

Default.test('a new expiry keeps the account that logged in by the form', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.selectOptions(panel.getByLabelText('Signed in as'), 'Admin')
  // A login by the form leaves the state without an account.
  backend.state.set({ ...backend.state.get(), as: undefined })
  await userEvent.selectOptions(panel.getByLabelText('Token expires in'), '10 s')
  await expect(panel.getByLabelText('Signed in as')).toHaveDisplayValue('Admin')
  await expect(writeQuery(backend.catalog, backend.state.get())).toBe('as=admin&expires=10')
})

Default.test('a state without a name is not saved', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  for (const name of [' ', 'Monday']) {
    await fill(panel.getByRole('textbox', { name: 'Name' }), name)
    await userEvent.click(panel.getByRole('button', { name: 'Save this state' }))
  }
  const list = await panel.findByRole('list', { name: 'Mine' })
  await expect(list.childElementCount).toBe(1)
  await expect(within(list).getByText('Monday')).toBeVisible()
})

Default.test(
  'a state that is saved again replaces the one of its name, and is heard again',
  { render: () => <Sheet onClose={() => {}} /> },
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    const message = panel.element.querySelector('.message')
    if (!message) throw new Error('The panel has no message.')
    const heard: (string | null)[] = []
    const changes = new MutationObserver((records) =>
      heard.push(...records.flatMap(({ addedNodes }) => Array.from(addedNodes, ({ textContent }) => textContent))),
    )
    changes.observe(message, { childList: true })
    for (const time of [1, 2]) {
      await fill(panel.getByRole('textbox', { name: 'Name' }), 'Monday')
      await userEvent.click(panel.getByRole('button', { name: 'Save this state' }))
      await waitFor(() => expect(heard).toEqual(Array(time).fill('Saved Monday.')))
    }
    await expect(within(panel.getByRole('list', { name: 'Mine' })).getAllByText('Monday')).toHaveLength(1)
    changes.disconnect()
  },
)

Default.test(
  'a saved state joins those that another browser tab saved meanwhile',
  {
    render: () => (
      <>
        <ScenariosTab />
        <ScenariosTab />
      </>
    ),
  },
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    const names = panel.getAllByRole('textbox', { name: 'Name' })
    const buttons = panel.getAllByRole('button', { name: 'Save this state' })
    for (const [index, name] of ['Monday', 'Tuesday'].entries()) {
      await fill(names[index] ?? panel.element, name)
      await userEvent.click(buttons[index] ?? panel.element)
    }
    await waitFor(() => expect(panel.getAllByRole('list', { name: 'Mine' })).toHaveLength(2))
    const [, second] = panel.getAllByRole('list', { name: 'Mine' })
    await expect(second).toHaveTextContent(/Monday.*Tuesday/)
  },
)
