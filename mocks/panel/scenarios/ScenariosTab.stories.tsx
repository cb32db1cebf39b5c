import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import { ScenariosTab } from './ScenariosTab'

const meta = preview.meta({ title: 'Panel/Scenarios', component: ScenariosTab, decorators: [inTab] })

export const Default = meta.story()

export const WithOverrides = meta.story({ parameters: { scenario: 'news-down', mock: { jobs: 'slow' } } })

export const Persona = meta.story({ parameters: { as: 'member', expires: 37, now: '2026-12-24' } })

Persona.test('shows who is signed in, for how long, and the time, until it is reset', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByRole('button', { name: 'Member', pressed: true })).toBeVisible()
  await expect(panel.getByLabelText('Token expires in')).toHaveDisplayValue('37 s')
  await expect(panel.getByLabelText('Today')).toHaveValue('2026-12-24T00:00')
  await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
  await expect(panel.getByRole('button', { name: 'Nobody', pressed: true })).toBeVisible()
  await expect(panel.getByLabelText('Token expires in')).toHaveDisplayValue('8 hours')
  await expect(panel.getByLabelText('Today')).toHaveValue('')
  await expect(panel.queryByRole('button', { name: 'Reset' })).toBeNull()
  await expect(backend.words.formatQuery(backend.settings.get())).toBe('')
})

Default.test('the strip signs in, says when the token expires, and sets the time', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Admin' }))
  await expect(panel.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '/admin')
  await userEvent.selectOptions(panel.getByLabelText('Token expires in'), '10 s')
  await expect(await panel.findByText(/^The token expires in \d+ s\.$/)).toBeVisible()
  await userEvent.selectOptions(panel.getByLabelText('Token expires in'), 'Expired already')
  await expect(await panel.findByText(/^The token has expired\./)).toBeVisible()
  await fill(panel.getByLabelText('Today'), '2026-12-24T17:30')
  await userEvent.keyboard('{Enter}')
  await expect(backend.words.formatQuery(backend.settings.get())).toBe('as=admin&expires=0&now=2026-12-24T17:30')
  await userEvent.click(panel.getByRole('button', { name: /^First day/ }))
  await expect(backend.words.formatQuery(backend.settings.get())).toBe('scenario=first-day&now=2026-12-24T17:30')
})

Default.test('a click chooses a scenario', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: /^First day/ }))
  await expect(panel.getByRole('button', { pressed: true, name: /^First day/ })).toBeVisible()
  await expect(backend.database.count('job')).toBe(0)
})

WithOverrides.test('a click on the current scenario resets its overrides', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: /Some endpoints are overridden. Click to reset them.$/ }))
  await expect(panel.queryByText(/overridden/)).toBeNull()
  await expect(backend.settings.get()).toMatchObject({ scenario: 'news-down', mock: {} })
})

Default.test('arrow keys choose nothing, and Enter chooses the focused scenario', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  panel.getByRole('button', { name: /^First day/ }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  await expect(backend.settings.get().scenario).toBe('everyday')
  await userEvent.keyboard('{Enter}')
  await expect(backend.settings.get().scenario).toBe('first-day')
})

WithOverrides.test(
  'a state is saved under a name, applied later, renamed, duplicated and deleted',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await fill(panel.getByRole('textbox', { name: 'Name' }), 'Slow Monday')
    await userEvent.click(panel.getByRole('button', { name: 'Save this state' }))
    const saved = () => panel.getByRole('button', { name: /^Slow Monday ?News service down, jobs: Slow$/ })
    await expect(panel.getByText('Saved Slow Monday.')).toBeVisible()

    await userEvent.click(panel.getByRole('button', { name: /^Everyday/ }))
    await expect(backend.settings.get().mock).toEqual({})
    await userEvent.click(saved())
    await expect(backend.settings.get()).toMatchObject({ scenario: 'news-down', mock: { jobs: 'slow' } })

    await userEvent.click(panel.getByText(/^Change or share/))
    await userEvent.click(panel.getByRole('button', { name: 'Copy as scenario' }))
    await expect(writeText.mock.calls[0]?.[0]).toContain("'slow-monday': { title: 'Slow Monday'")
    await userEvent.click(panel.getByRole('button', { name: 'Duplicate' }))
    await expect(panel.getByRole('button', { name: /^Slow Monday \(copy\)/ })).toBeVisible()
    await userEvent.click(panel.getAllByRole('button', { name: 'Delete' })[0] ?? document.body)
    await expect(panel.getByText('Deleted Slow Monday.')).toBeVisible()
    await expect(panel.queryByRole('button', { name: /^Slow Monday ?News/ })).toBeNull()
  },
)
