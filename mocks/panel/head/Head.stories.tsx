import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { inPanel, offline, panelIn } from '~test/panel'
import { backend } from '~test/backend'
import { writeHar } from '../../engine/recording/har'
import { PanelContext, usePanel } from '../context'
import { Head } from './Head'

const meta = preview.meta({
  title: 'Panel/Head',
  component: Head,
  decorators: [inPanel],
  args: { onClose: () => undefined },
  parameters: {
    docs: {
      description: {
        component: `The head of the panel, with the menus Share and Backend.

- **Use it for:** sharing the state as a link, a file, a bug report or a line of a Playwright test, opening a state or HAR file, and resetting everything.
- **Who uses it:** QA who report a bug, and whoever opens the link: it leads to the same page in the same state.
- **States:** the title is “Demo data”, or what is changed, from three changes on their number. Backend says where it runs, and whether the demo works offline (Backend Kept Offline).`,
      },
    },
  },
})

async function openMenu(canvasElement: HTMLElement, name: string) {
  await userEvent.click(panelIn(canvasElement).getByRole('button', { name }))
}

export const Share = meta.story({
  parameters: { scenario: 'news-down', mock: { jobs: 'custom' } },
  play: ({ canvasElement }) => openMenu(canvasElement, 'Share'),
})

export const Backend = meta.story({ play: ({ canvasElement }) => openMenu(canvasElement, 'Backend') })

/** What the deployed demo says. */
export const BackendKeptOffline = meta.story({
  beforeEach() {
    offline.setState({ kept: 2_240_000, size: 2_240_000 })
    return () => offline.setState(offline.getInitialState())
  },
  play: ({ canvasElement }) => openMenu(canvasElement, 'Backend'),
})

BackendKeptOffline.test('once removed, it can be kept again', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByText(/^Works offline: 2\.2 MB kept\./)).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Remove what is kept offline' }))
  await expect(await panel.findByText('Needs a network.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Keep offline 2.2 MB' })).toBeVisible()
})

Share.test('copies a bug report and a line of a test', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(panel.getByRole('button', { name: 'Copy bug report' }))
  await userEvent.click(panel.getByRole('button', { name: 'Copy as Playwright test' }))
  await waitFor(() => expect(writeText.mock.calls.length).toBe(2))
  await expect(writeText.mock.calls[0]?.[0]).toContain('- State: News service down, jobs: Custom response')
  await expect(writeText.mock.calls[0]?.[0]).toMatch(/- Build: \S+/)
  await expect(writeText.mock.calls[1]?.[0]).toMatch(
    /^await page\.goto\(".*scenario=news-down&mock=jobs:custom#state=[\w-]+"\)$/,
  )
})

Share.test('closes when the focus leaves it for more than its own button', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const menu = panel.getByRole('region', { name: 'Share' })
  const button = (name: string) => panel.getByRole('button', { name })
  button('Copy link').focus()
  button('Share').focus()
  await expect(menu).toBeVisible()
  button('Copy link').focus()
  button('Close').focus()
  await expect(menu).not.toBeVisible()
  await expect(button('Close').matches(':focus')).toBe(true)
})

function createHarFile(): File {
  const response = { status: 200, headers: {}, body: '[]' }
  const responses = [{ endpoint: 'jobs', path: '/api/jobs', at: '2026-11-20T09:30:00.000Z', ...response }]
  const har = writeHar({ name: '', responses }, backend.definition.contract, { local: 'https://a.example' })
  return new File([har], 'A visit.har')
}

Share.test('opens a HAR file as the recording', async ({ canvasElement }) => {
  const files = [createHarFile()]
  await fireEvent.change(panelIn(canvasElement).getByLabelText(/^A state file, or a HAR file/), { target: { files } })
  await waitFor(() =>
    expect(backend.recording.getState()).toMatchObject({ name: 'A visit', responses: [{ body: '[]' }] }),
  )
})

Share.test('opens the same file again', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const input = panel.getByLabelText(/^A state file, or a HAR file/)
  const file = createHarFile()
  await userEvent.upload(input, file)
  await waitFor(() => expect(backend.recording.getState()).toBeDefined())
  backend.recording.setState(undefined, true)
  await openMenu(canvasElement, 'Share')
  await userEvent.upload(input, file)
  await waitFor(() => expect(backend.recording.getState()).toBeDefined())
})

const refetch = fn()

function HeadWithRefetch() {
  const panel = usePanel()
  return (
    <PanelContext value={{ ...panel, site: { ...panel.site, refetch } }}>
      <Head onClose={() => undefined} />
    </PanelContext>
  )
}

Share.test(
  'the page shows a HAR file that is opened while replaying',
  { render: () => <HeadWithRefetch />, parameters: { mock: { jobs: 'replay' } } },
  async ({ canvasElement }) => {
    refetch.mockClear()
    await userEvent.upload(panelIn(canvasElement).getByLabelText(/^A state file, or a HAR file/), createHarFile())
    await waitFor(() => expect(refetch).toHaveBeenCalledOnce())
  },
)
