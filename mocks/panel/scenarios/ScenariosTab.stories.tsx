import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import { ScenariosTab } from './ScenariosTab'

const meta = preview.meta({ title: 'Panel/Scenarios', component: ScenariosTab, decorators: [inTab] })

export const Default = meta.story()

export const WithOverrides = meta.story({ parameters: { scenario: 'news-down', mock: { jobs: 'slow' } } })

Default.test('a click chooses a scenario', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('radio', { name: /^First day/ }))
  await expect(panel.getByRole('radio', { checked: true, name: /^First day/ })).toBeVisible()
  await expect(backend.database.count('job')).toBe(0)
})

WithOverrides.test('a click on the current scenario resets its overrides', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('radio', { name: /Some endpoints are overridden. Click to reset them.$/ }))
  await expect(panel.queryByText(/overridden/)).toBeNull()
  await expect(backend.settings.get()).toMatchObject({ scenario: 'news-down', mock: {} })
})
