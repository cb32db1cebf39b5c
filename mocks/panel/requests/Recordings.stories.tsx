import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { request } from '@/api/request'
import { backend } from '~test/backend'
import chromeHar from '~test/har/chrome.har?raw'
import firefoxHar from '~test/har/firefox.har?raw'
import { agency } from '../../agency/agency'
import { readHar } from '../../engine/recording/har'
import { library } from '../../engine/recording/library'
import { Recordings } from './Recordings'

const harbor = readHar(chromeHar, 'Harbor', agency.contract)?.recording

async function forgetAll() {
  await library.load()
  for (const { name } of library.get()) await library.remove(name)
}

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(panelIn(canvasElement).getByText(/^Recordings: /))
}

const meta = preview.meta({
  title: 'Panel/Recordings',
  component: Recordings,
  decorators: [inTab],
  beforeEach: forgetAll,
  play: open,
})

/** A recording that this browser keeps. */
async function keepHarbor() {
  await forgetAll()
  if (harbor) await library.add(harbor)
}

async function upload(canvasElement: HTMLElement, text: string, name: string, size?: number) {
  const file = new File([text], name)
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  await userEvent.upload(panelIn(canvasElement).getByLabelText(/^Open a HAR file/), file)
}

export const Closed = meta.story({ beforeEach: keepHarbor, play: () => undefined })

export const Empty = meta.story()

export const Recording = meta.story({
  beforeEach() {
    backend.set({ mock: backend.words.everywhere('record'), recording: harbor })
  },
})

export const Listed = meta.story({ beforeEach: keepHarbor })

export const Replaying = meta.story({
  beforeEach: () => backend.set({ mock: { jobs: 'replay', news: 'replay' }, recording: harbor }),
})

export const Editing = meta.story({
  beforeEach: keepHarbor,
  async play({ canvasElement }) {
    await open({ canvasElement })
    const panel = panelIn(canvasElement)
    await userEvent.click(await panel.findByText(/^Change or share/))
    await userEvent.click(panel.getByRole('button', { name: 'GET /api/jobs, 200' }))
  },
})

export const Imported = meta.story({
  async play({ canvasElement }) {
    await open({ canvasElement })
    await upload(canvasElement, firefoxHar, 'harbor-blog.har')
  },
})

export const NotAHarFile = meta.story({
  async play({ canvasElement }) {
    await open({ canvasElement })
    await upload(canvasElement, '{"milk": 1}', 'shopping.json')
  },
})

export const Phone = meta.story({ ...Editing.input, globals: { viewport: { value: 'w375' } } })

Empty.test('Record lets every request through to the real API, until it is stopped', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Record' }))
  await expect(backend.settings.get().mock).toMatchObject({ jobs: 'record', login: 'record' })
  await expect(panel.getByText('· recording, 0 responses')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Stop recording' }))
  await expect(backend.settings.get().mock).toEqual({})
})

Recording.test('a stopped recording stays in the list', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByText('· recording, 4 responses')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Stop recording' }))
  await expect(panel.getByRole('button', { name: /^Harbor ?4 responses, 20 Nov 2026, \d\d:\d\d$/ })).toBeVisible()
})

Listed.test('a click replays the endpoints that it has, and another one stops that', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  backend.settings.set({ mock: { blogs: '503' } })
  await userEvent.click(await panel.findByRole('button', { name: /^Harbor/ }))
  await expect(backend.settings.get().mock).toEqual({
    blogs: '503',
    jobs: 'replay',
    job: 'replay',
    news: 'replay',
    login: 'replay',
  })
  await expect(await request('jobs', {})).toMatchObject([{ title: 'Keeper of the light' }, { id: '41' }])
  const replaying = panel.getByRole('button', { pressed: true, name: /^Harbor.*Replaying. Click to stop.$/ })
  await userEvent.click(replaying)
  await expect(backend.settings.get().mock).toEqual({ blogs: '503' })
  await expect(await request('jobs', {})).toHaveLength(30)
})

Listed.test('it is renamed, downloaded and deleted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(await panel.findByText(/^Change or share/))
  await fill(panel.getByRole('textbox', { name: 'Name' }), 'Harbor in autumn')
  await userEvent.keyboard('{Enter}')
  await panel.findByRole('button', { name: /^Harbor in autumn/ })
  const createObjectURL = spyOn(URL, 'createObjectURL').mockReturnValue('#')
  await userEvent.click(await panel.findByText(/^Change or share/))
  await userEvent.click(panel.getByRole('button', { name: 'Download HAR' }))
  const [saved] = createObjectURL.mock.calls[0] ?? []
  const text = saved instanceof Blob ? await saved.text() : ''
  await expect(readHar(text, 'file', agency.contract)?.recording).toEqual({ ...harbor, name: 'Harbor in autumn' })
  await userEvent.click(panel.getByRole('button', { name: 'Delete' }))
  await expect(panel.queryByRole('button', { name: /^Harbor/ })).toBeNull()
  await expect(library.get()).toEqual([])
})

Replaying.test('a deleted recording is replayed no longer', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(await panel.findByText(/^Change or share/))
  await userEvent.click(panel.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(backend.recording.getState()).toBeUndefined())
  await expect(backend.settings.get().mock).toEqual({})
})

Replaying.test('a response is edited while it is replayed, and deleted', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(await panel.findByText(/^Change or share/))
  const responses = within(panel.getByRole('list', { name: 'Responses of Harbor' }))
  await userEvent.click(responses.getByRole('button', { name: 'GET /api/jobs, 200' }))
  await fill(panel.getByRole('textbox', { name: 'Body' }), '[{"id": 1}]')
  await expect(panel.getByText(/^Breaks the contract: .*title is missing/)).toBeVisible()
  await fill(panel.getByRole('textbox', { name: 'Body' }), '[{"id": 1, "title": "Bell ringer"}]')
  await userEvent.click(panel.getByRole('button', { name: 'Save response' }))
  await waitFor(async () => expect(await request('jobs', {})).toMatchObject([{ title: 'Bell ringer' }]))
  await userEvent.click(responses.getByRole('button', { name: 'GET /api/jobs, 200' }))
  await userEvent.click(panel.getByRole('button', { name: 'Delete response' }))
  await waitFor(() => expect(responses.getAllByRole('listitem')).toHaveLength(3))
  await expect(await request('jobs', {})).toHaveLength(30)
})

Replaying.test('its rows replace those of the tables, and it is replayed no longer', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(await panel.findByText(/^Change or share/))
  await userEvent.click(panel.getByRole('button', { name: 'Turn into rows' }))
  await expect(panel.getByText('4 rows of Harbor are in the tables. Undo it in the Data tab.')).toBeVisible()
  await expect(backend.settings.get().mock).toEqual({})
  await expect(await request('jobs', {})).toHaveLength(2)
  backend.edits.undo()
  await expect(backend.database.count('job')).toBe(30)
})

Imported.test('a HAR file is added, with what was skipped; the same name is told apart', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const skipped =
    'Skipped requests that the contract does not have: 3. Skipped requests without a response in the file: 2.'
  await expect(await panel.findByText(`Added harbor-blog: 3 responses. ${skipped}`)).toBeVisible()
  await expect(panel.getByRole('button', { name: /^harbor-blog ?3 responses, 21 Nov 2026/ })).toBeVisible()
  await upload(canvasElement, chromeHar, 'harbor-blog.har')
  await expect(await panel.findByText(/^Added harbor-blog \(2\): 4 responses\./)).toBeVisible()
})

NotAHarFile.test(
  'a file that is no HAR file, or too large, or of another site is refused',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    await expect(await panel.findByText(/^shopping\.json is not a HAR file\./)).toBeVisible()
    await upload(canvasElement, chromeHar, 'all.har', 60_000_000)
    await expect(await panel.findByText(/^A HAR file may have at most 50 MB, and this one has 60 MB\./)).toBeVisible()
    await upload(canvasElement, '{"log": {"entries": [{}]}}', 'other.har')
    await expect(
      await panel.findByText(/^other\.har has no response of the contract’s endpoints\. Skipped requests /),
    ).toBeVisible()
    await expect(library.get()).toEqual([])
  },
)
