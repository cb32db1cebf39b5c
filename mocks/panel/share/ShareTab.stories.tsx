import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { inTab, panelIn } from '../../../.storybook/panel'
import { backend } from '~test/backend'
import { ShareTab } from './ShareTab'

const meta = preview.meta({ title: 'Panel/Share', component: ShareTab, decorators: [inTab] })

function rename(title: string) {
  backend.edits.apply({ edit: 'put', table: 'job', row: { id: 1, title } })
}

function blockClipboard() {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Blocked', 'NotAllowedError'))
}

async function copyLink({ canvasElement }: { canvasElement: HTMLElement }) {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Copy link' }))
}

export const Default = meta.story()

export const Changed = meta.story({
  parameters: { scenario: 'signed-in', mock: { news: '503' } },
  beforeEach: () => rename('Head of Lighthouses'),
})

export const Copied = meta.story({
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: copyLink,
})

export const ClipboardBlocked = meta.story({ ...Changed.input, beforeEach: blockClipboard, play: copyLink })

export const LinkTooLong = meta.story({
  beforeEach() {
    const letters = Array.from({ length: 12_000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * i * 7919) % 20_000)))
    rename(letters.join(''))
  },
  play: copyLink,
})

export const RecordingTooLarge = meta.story({
  beforeEach() {
    const request = { endpoint: 'jobs', path: '/api/jobs', at: '2026-11-20T09:00:00.000Z' }
    const response = { ...request, status: 200, headers: {}, body: `["${'x'.repeat(5_000_000)}"]` }
    backend.set({ mock: { jobs: 'replay' }, recording: { name: 'Harbor', responses: [response] } })
  },
})

async function upload(canvasElement: HTMLElement, name: string, text: string) {
  const field = panelIn(canvasElement).getByLabelText(/^Choose a state file or drop it here/)
  await userEvent.upload(field, new File([text], name, { type: 'application/json' }))
}

export const NotAStateFile = meta.story({
  play: ({ canvasElement }) => upload(canvasElement, 'shopping.json', '{"milk": 1}'),
})

Changed.test('the link is copied, and outdated once the state changes', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await expect(panel.getByText('Signed in, news: Status 503, 1 edit')).toBeVisible()
  await copyLink({ canvasElement })
  await expect(await panel.findByText('Copied')).toBeVisible()
  await expect(writeText.mock.calls[0]?.[0]).toMatch(/&scenario=signed-in&mock=news:503#state=[\w-]+$/)
  backend.settings.set({ mock: {} })
  await waitFor(() => expect(panel.queryByText('Copied')).toBeNull())
})

Changed.test('the state is copied as code', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(panel.getByRole('button', { name: 'Copy as Playwright test' }))
  await expect(await panel.findByText('Copied')).toBeVisible()
  await expect(writeText.mock.calls[0]?.[0]).toMatch(/^await open\('.*#state=.*', { scenario: 'signed-in'/)
})

ClipboardBlocked.test('the link is selected in a field', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const field = await panel.findByLabelText<HTMLTextAreaElement>(
    'The browser blocked the clipboard. Copy the text from here:',
  )
  await expect(panel.focused()).toBe(field)
  await expect(field.value).toMatch(/&scenario=signed-in&mock=news:503/)
  await expect(field.selectionEnd - field.selectionStart).toBe(field.value.length)
})

LinkTooLong.test('a file is suggested instead', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(await panel.findByText(/^The link would be [\d,]+ characters long; .* after 8,000\./)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Download state file' })).toBeVisible()
})

RecordingTooLarge.test('the recording is left out, which is said', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await expect(panel.getByText(/^Without the recording, which is too large\./)).toBeVisible()
  await copyLink({ canvasElement })
  await waitFor(() => expect(writeText.mock.calls[0]?.[0]).toMatch(/mock=jobs:replay$/))
})

NotAStateFile.test('a file that is not a state is rejected, and the next one is loaded', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(await panel.findByText(/^shopping\.json is not a state file\./)).toBeVisible()
  const state = { scenario: 'news-down', mock: { jobs: 'slow' }, edits: [] }
  await upload(canvasElement, 'state.json', backend.snapshots.toFile(state))
  await expect(await panel.findByText('Loaded state.json.')).toBeVisible()
  await expect(panel.getByText('News service down, jobs: Slow')).toBeVisible()
})
