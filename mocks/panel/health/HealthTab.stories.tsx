import { expect, userEvent } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import preview from '../../../.storybook/preview'
import { inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import { HealthTab } from './HealthTab'

const meta = preview.meta({ title: 'Panel/Health', component: HealthTab, decorators: [inTab] })

export const ServiceWorker = meta.story({ parameters: { runsIn: createStore(() => 'worker') } })

export const InThePage = meta.story()

export const Confirming = meta.story({
  parameters: { scenario: 'news-down', mock: { jobs: 'slow' } },
  beforeEach: () => backend.edits.apply({ edit: 'count', table: 'job', count: 1 }),
  play: async ({ canvasElement }) => {
    await userEvent.click(panelIn(canvasElement).getByRole('button', { name: 'Reset everything' }))
  },
})

Confirming.test('Cancel keeps everything', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.focused()).toBe(panel.getByRole('button', { name: 'Yes, reset everything' }))
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
  await expect(panel.getByRole('button', { name: 'Reset everything' })).toBeVisible()
  await expect(backend.settings.get().scenario).toBe('news-down')
})

Confirming.test('a confirmed reset drops the scenario, overrides and edits', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Yes, reset everything' }))
  await expect(panel.getByText('Everything has been reset.')).toBeVisible()
  await expect(backend.settings.get()).toEqual(backend.words.defaults)
  await expect(backend.database.count('job')).toBe(30)
  await expect(backend.edits.canUndo()).toBe(false)
})
