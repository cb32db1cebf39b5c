import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { panelIn, PanelRoot } from '../../.storybook/panel'
import { backend } from '~test/backend'
import { Panel } from './Panel'

const meta = preview.meta({
  title: 'Panel/Panel',
  render: () => (
    <main>
      <h1>A page of the site</h1>
      <label>
        Full name <input />
      </label>
      <PanelRoot>{(root) => <Panel root={root} />}</PanelRoot>
    </main>
  ),
})

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: /^Demo data/ }))
  await panel.findByRole('dialog')
}

export const Badge = meta.story()

export const BadgeWithChanges = meta.story({
  parameters: { scenario: 'backend-down', mock: { news: 'ok', jobs: 'slow' } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } }, play: open })

export const Open = meta.story({ play: open })

export const Problems = meta.story({
  beforeEach: () => backend.problems.setState(['Unknown endpoint "nws". Did you mean "news"?'], true),
})

Open.test('arrow keys move between the tabs', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByRole('tab', { name: 'Scenarios' })).toBe(panel.focused())
  await userEvent.keyboard('{ArrowLeft}')
  await expect(panel.getByRole('tab', { name: 'Data', selected: true })).toBe(panel.focused())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(panel.getByRole('tab', { name: 'Endpoints', selected: true })).toBe(panel.focused())
})

Open.test('a HAR file becomes the recording', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const response = { status: 200, content: { mimeType: 'application/json', text: '[]' } }
  const entry = { _resourceType: 'fetch', request: { method: 'GET', url: 'https://site.example/api/jobs' }, response }
  await userEvent.click(panel.getByRole('button', { name: 'Share' }))
  const file = new File([JSON.stringify({ log: { entries: [entry] } })], 'visit.har')
  await userEvent.upload(panel.getByLabelText(/^A state file/), file)
  await expect(await panel.findByText('Opened visit.har: 1 response to replay.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Replay' })).toBeVisible()
})
