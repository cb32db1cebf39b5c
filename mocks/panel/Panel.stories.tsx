import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { fill, panelIn, PanelRoot } from '../../.storybook/panel'
import { request } from '@/api/request'
import { backend } from '~test/backend'
import { Panel } from './Panel'

const shortcut = '{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}'

const meta = preview.meta({
  title: 'Panel/Panel',
  render: () => (
    <main>
      <h1>A page of the site</h1>
      <label>
        Full name <input />
      </label>
      <PanelRoot>{(root) => <Panel root={root} isOff={false} />}</PanelRoot>
    </main>
  ),
})

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: /^Demo data/ }))
  await panel.findByRole('dialog')
}

export const Badge = meta.story()

export const BadgeWithOverride = meta.story({ parameters: { mock: { news: '503' } } })

export const BadgeWithSeveralChanges = meta.story({
  parameters: { scenario: 'backend-down', mock: { news: 'ok', jobs: 'slow' } },
})

const unknownWords = [
  'Unknown endpoint "nws". Did you mean "news"?',
  'Unknown scenario "news-dwn". Did you mean "news-down"?',
]

export const BadgeWithUnknownWords = meta.story({
  beforeEach: () => backend.settings.set({ problems: unknownWords }),
})

export const BadgeWithHeldRequest = meta.story({
  parameters: { mock: { jobs: 'hold' } },
  beforeEach() {
    const leaving = new AbortController()
    request('jobs', {}, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  },
})

export const Open = meta.story({ play: open })

export const OpenWithUnknownWords = meta.story({
  beforeEach: () => backend.settings.set({ problems: unknownWords }),
  play: open,
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } }, play: open })

BadgeWithOverride.test('says which endpoint is overridden', async ({ canvasElement }) => {
  await expect(panelIn(canvasElement).getByRole('button', { name: 'Demo data: news: Status 503' })).toBeVisible()
})

BadgeWithHeldRequest.test('says how many requests are held', async ({ canvasElement }) => {
  const name = 'Demo data: 1 held, jobs: Hold'
  await expect(await panelIn(canvasElement).findByRole('button', { name })).toBeVisible()
})

BadgeWithSeveralChanges.test('counts the overrides beside the scenario', async ({ canvasElement }) => {
  const name = 'Demo data: Backend down, 2 endpoints overridden'
  await expect(panelIn(canvasElement).getByRole('button', { name })).toBeVisible()
})

OpenWithUnknownWords.test(
  'suggests known words until dismissed; Close returns focus to the badge',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    await expect(panel.getByText('2 unknown words')).toBeVisible()
    for (const problem of unknownWords) await expect(panel.getByText(problem)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Dismiss' }))
    await expect(panel.queryByText(/^Unknown/)).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    const badge = panel.getByRole('button', { name: 'Demo data' })
    await expect(badge).toBeVisible()
    await expect(panel.focused()).toBe(badge)
  },
)

Badge.test(
  'the shortcut opens and closes the panel, and focus returns to the field on the page',
  async ({ canvas, canvasElement }) => {
    const panel = panelIn(canvasElement)
    const field = canvas.getByLabelText('Full name')
    await userEvent.type(field, 'Amara ')
    await userEvent.keyboard(shortcut)
    const tab = await panel.findByRole('tab', { name: 'Scenarios' })
    await waitFor(() => expect(panel.focused()).toBe(tab))
    await userEvent.keyboard('{Escape}')
    await expect(panel.queryByRole('dialog')).toBeNull()
    await expect(field).toHaveFocus()
    await userEvent.keyboard(shortcut)
    await expect(await panel.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard(shortcut)
    await userEvent.keyboard('Osei')
    await expect(field).toHaveValue('Amara Osei')
  },
)

Badge.test('the shortcut opens the panel on AZERTY, where M is on another key', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const modifiers = { altKey: true, shiftKey: true }
  await fireEvent.keyDown(document.body, { key: '?', code: 'KeyM', ...modifiers })
  await expect(panel.queryByRole('dialog')).toBeNull()
  await fireEvent.keyDown(document.body, { key: 'M', code: 'Semicolon', ...modifiers })
  await expect(await panel.findByRole('dialog')).toBeVisible()
})

Open.test('arrow keys, Home and End move between the tabs', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  for (const [key, name] of [
    ['ArrowLeft', 'Health'],
    ['ArrowRight', 'Scenarios'],
    ['End', 'Health'],
    ['Home', 'Scenarios'],
    ['ArrowRight', 'Endpoints'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    const tab = panel.getByRole('tab', { name, selected: true })
    await expect(panel.focused()).toBe(tab)
    await expect(panel.getByRole('tabpanel', { name })).toBeVisible()
  }
})

Open.test('Escape in a field discards the draft first, then closes the panel', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Endpoints' }))
  const latency = panel.getByLabelText('Latency of jobs (ms)')
  await fill(latency, '800')
  await userEvent.keyboard('{Escape}')
  await expect(latency).toHaveValue(null)
  await userEvent.keyboard('{Escape}')
  await expect(panel.getByRole('button', { name: 'Demo data' })).toBeVisible()
})

Open.test('closing the panel commits a draft', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Endpoints' }))
  await fill(panel.getByLabelText('Latency of jobs (ms)'), '800')
  await userEvent.keyboard(shortcut)
  await expect(backend.settings.get().mock).toEqual({ jobs: 'latency=800' })
})

Open.test('moves to the left and back', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Move to the left' }))
  await expect(panel.getByRole('dialog').getBoundingClientRect().left).toBe(0)
  await expect(panel.getByRole('button', { name: 'Move to the right' })).toBeVisible()
})

Open.test('the edge resizes the panel with arrow keys, within half of the window', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const dialog = panel.getByRole('dialog')
  const edge = panel.getByRole('separator', { name: 'Size of the panel' })
  edge.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(dialog.getBoundingClientRect().width).toBe(Math.min(384, innerWidth / 2))
  for (let count = 0; count < 30; count += 1) await userEvent.keyboard('{ArrowLeft}')
  await expect(dialog.getBoundingClientRect().width).toBe(Math.round(innerWidth / 2))
})
