import { Profiler, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { preview } from '../../.storybook/preview'
import { fill, offline, openFirstRow, panelIn, PanelRoot } from '~test/panel'
import { request } from '@/api/request'
import { PageHero } from '@/sections/PageHero/PageHero'
import { Band } from '@/ui/Band/Band'
import { TextField } from '@/ui/Field/Field'
import { backend } from '~test/backend'
import { createPanel, PanelContext, usePanel } from './context'
import { DataTab } from './data/DataTab'
import { EndpointsTab } from './endpoints/EndpointsTab'
import { Panel } from './Panel'

const meta = preview.meta({
  title: 'Panel/Panel',
  render: () => (
    <main>
      <PageHero
        tone="sand"
        title="A page of the site"
        lead="The panel opens beside it, and the page can still be used."
        picture="about-team"
      />
      <Band title="A form">
        <TextField label="Full name" name="fullName" />
      </Band>
      <PanelRoot>{(root) => <Panel root={root} />}</PanelRoot>
    </main>
  ),
  parameters: {
    docs: {
      description: {
        component: `The panel of the demo: a tab at the edge of the page, and the sheet that it opens.

- **Use it for:** any state of the mock backend, without code. Stakeholders and QA use it; the page beside it can still be used. A build for a real backend has none.
- **States:** the tab at the edge counts what is changed (Badge With Changes). A notice says what is wrong with an address (Problems), or that a newer version is ready (Newer Version).
- **Check when it changes:** in a window from 1024 px the sheet is beside the page, which is scaled to 74% below 1264 px. In a narrower window it is at the bottom (Phone).`,
      },
    },
  },
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

BadgeWithChanges.test('a screen reader says once what has changed', async ({ canvasElement }) => {
  const badge = panelIn(canvasElement).getByRole('button', { name: 'Demo data' })
  await expect(badge).toHaveAccessibleDescription(/^Backend down, news: Success, jobs: Slow \(/)
})

Badge.test('a screen reader says that a request is held', async ({ canvasElement }) => {
  const badge = panelIn(canvasElement).getByRole('button', { name: 'Demo data' })
  backend.setOptions({ mock: { blogs: 'hold' } })
  const leaving = new AbortController()
  request('blogs', {}, leaving.signal).catch(() => undefined)
  await waitFor(() => expect(badge).toHaveAccessibleDescription(/^1 request held, blogs: /))
  leaving.abort()
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } }, play: open })

export const Open = meta.story({ play: open })

export const Problems = meta.story({
  beforeEach: () => backend.problems.setState(['Unknown endpoint "nws". Did you mean "news"?'], true),
})

/** After a deployment, while the demo is open. */
export const NewerVersion = meta.story({
  beforeEach() {
    offline.setState({ isOutdated: true })
    return () => offline.setState(offline.getInitialState())
  },
})

Open.test('Tab stops at what is in the panel: in Firefox it would at an open dialog too', async ({ canvasElement }) => {
  await expect(panelIn(canvasElement).getByRole('dialog')).toHaveAttribute('tabindex', '-1')
})

Open.test('arrow keys, End and Home move between the tabs', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByRole('tab', { name: 'Scenarios' })).toBe(panel.focused())
  await userEvent.keyboard('{ArrowLeft}')
  await expect(panel.getByRole('tab', { name: 'Data', selected: true })).toBe(panel.focused())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(panel.getByRole('tab', { name: 'Endpoints', selected: true })).toBe(panel.focused())
  await userEvent.keyboard('{End}')
  await expect(panel.getByRole('tab', { name: 'Data', selected: true })).toBe(panel.focused())
  await userEvent.keyboard('{Home}')
  await expect(panel.getByRole('tab', { name: 'Scenarios', selected: true })).toBe(panel.focused())
})

Open.test('the Tab key stops at the selected tab alone', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Requests' }))
  const stops = panel.getAllByRole('tab').filter(({ tabIndex }) => tabIndex >= 0)
  await expect(stops).toEqual([panel.getByRole('tab', { name: 'Requests' })])
})

Open.test(
  'says what is wrong with a range of latencies, which stays to be mended until Escape',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    backend.setOptions({ mock: { jobs: 'latency=200-800' } })
    await userEvent.click(panel.getByRole('tab', { name: 'Endpoints' }))
    const latency = panel.getByLabelText('Latency (ms) of jobs')
    await fill(latency, '800-200')
    await userEvent.keyboard('{Enter}')
    const status = panel.element.querySelector('[aria-live].message')
    const sentence = 'A range of latencies begins with the shorter one: latency=200-800.'
    await waitFor(() => expect(status).toHaveTextContent(sentence))
    await expect(latency).toHaveValue('800-200')
    await expect(latency).toBeInvalid()
    await expect(backend.state.get().overrides[0]?.steps).toEqual([{ behavior: 'ok', latency: [200, 800] }])
    await userEvent.keyboard('{Escape}')
    await expect(latency).toHaveValue('200-800')
    await expect(latency).toBeValid()
  },
)

Open.test('a date or a row count that is none is refused, with what was expected', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const status = panel.element.querySelector('[aria-live].message')
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  const count = panel.getByLabelText(/^Row count/)
  await fill(count, '')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(status).toHaveTextContent('Write a number from 0 to 1000.'))
  await expect(count).toBeInvalid()
  await openFirstRow({ canvasElement })
  const date = panel.getByRole('textbox', { name: 'datePosted' })
  await fill(date, 'soon')
  await userEvent.keyboard('{Enter}')
  const sentence = 'row.datePosted: Expected a date such as 2026-11-27 but received "soon"'
  await waitFor(() => expect(status).toHaveTextContent(`Nothing has changed. ${sentence}`))
  await expect(date).toHaveValue('soon')
  await expect(date).toBeInvalid()
})

Open.test('a tab that fails says so in the panel’s own status, and starts over', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const status = panel.element.querySelector('[aria-live].message')
  spyOn(console, 'error').mockReturnValue()
  const failing = spyOn(backend.catalog, 'getBehaviors').mockImplementation(() => {
    throw new Error('No behaviors')
  })
  await userEvent.click(panel.getByRole('tab', { name: 'Endpoints' }))
  await waitFor(() => expect(status).toHaveTextContent('This tab failed: Error: No behaviors'))
  failing.mockRestore()
  await userEvent.click(panel.getByRole('button', { name: 'Start over' }))
  await expect(await panel.findByText('GET /api/jobs')).toBeVisible()
  await expect(status).toBeEmptyDOMElement()
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

Open.test('a file that is too large is refused', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const file = new File(['{}'], 'month.har')
  Object.defineProperty(file, 'size', { value: 50_000_001 })
  await userEvent.click(panel.getByRole('button', { name: 'Share' }))
  await userEvent.upload(panel.getByLabelText(/^A state file/), file)
  await expect(await panel.findByText(/^A HAR file may have at most 50 MB\./)).toBeVisible()
})

Open.test('says that a link would be too long, and does not copy it', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  // Links are compressed: repeated text would be short.
  const description = Array.from({ length: 2000 }, (_, index) => Math.sin(index)).join(' ')
  backend.edits.apply({ edit: 'put', table: 'job', row: { id: 1, description } })
  await userEvent.click(panel.getByRole('button', { name: 'Share' }))
  await userEvent.click(panel.getByRole('button', { name: 'Copy link' }))
  const sentence = /^The link would have [\d,]+ characters: many apps cut it off\. Send the file\.$/
  await expect(await panel.findByText(sentence)).toBeVisible()
  await expect(copied).not.toHaveBeenCalled()
})

Open.test('a key that no screen reader has opens and closes it', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.keyboard('{Alt>}{Shift>}[Digit0]{/Shift}{/Alt}')
  await expect(panel.queryByRole('dialog')).toBeNull()
  await expect(panel.getByRole('button', { name: /^Demo data/ })).toBe(panel.focused())
  await userEvent.keyboard('{Alt>}{Shift>}[Digit0]{/Shift}{/Alt}')
  await expect(await panel.findByRole('dialog')).toBeVisible()
})

Open.test(
  'a response that somebody writes stays when the panel closes or shows another tab',
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    const openTab = async (name: string) => userEvent.click(panel.getByRole('tab', { name }))
    const openResponse = async () => userEvent.click(panel.getByLabelText('Edit response… jobs'))
    await openTab('Endpoints')
    await openResponse()
    await fill(panel.getByLabelText('Body'), '[{ "title": "Nurse" }]')
    await openTab('Data')
    await openTab('Endpoints')
    await openResponse()
    await expect(panel.getByLabelText('Body')).toHaveValue('[{ "title": "Nurse" }]')
    await userEvent.keyboard('{Escape}')
    await expect(panel.queryByRole('dialog')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: /^Demo data/ }))
    await openResponse()
    await expect(panel.getByLabelText('Body')).toHaveValue('[{ "title": "Nurse" }]')
  },
)

Open.test('the shortcut that closes the panel saves the cell that somebody edits', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  await openFirstRow({ canvasElement })
  await fill(panel.getByRole('textbox', { name: 'title' }), 'Ward nurse')
  await userEvent.keyboard('{Alt>}{Shift>}[Digit0]{/Shift}{/Alt}')
  await expect(panel.queryByRole('dialog')).toBeNull()
  await expect(backend.database.table('job').getAll()[0]?.title).toBe('Ward nurse')
})

Open.test('Escape empties a search before it closes the panel', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('tab', { name: 'Data' }))
  const search = panel.getByRole('searchbox', { name: 'Search Jobs' })
  await fill(search, 'nurse')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(search).toHaveValue(''))
  await userEvent.keyboard('{Escape}')
  await expect(panel.queryByRole('dialog')).toBeNull()
})

function LoadedPanel({ root }: { root: ShadowRoot }) {
  const options = usePanel()
  const [panel] = useState(() => createPanel(options))
  return (
    <PanelContext value={panel}>
      <Panel root={root} />
    </PanelContext>
  )
}

/** Starts the panel again, with the storage that it had. */
function ReloadablePanel({ root }: { root: ShadowRoot }) {
  const [loads, setLoads] = useState(1)
  return (
    <div>
      <LoadedPanel key={loads} root={root} />
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
    </div>
  )
}

Open.test(
  'after a reload it is open at the same tab, with the same search',
  { render: () => <PanelRoot>{(root) => <ReloadablePanel root={root} />}</PanelRoot> },
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    await userEvent.click(panel.getByRole('tab', { name: 'Requests' }))
    await fill(panel.getByRole('searchbox'), 'failed')
    const dialog = panel.getByRole('dialog')
    await userEvent.click(panel.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(await panel.findByRole('tab', { name: 'Requests', selected: true })).toBeVisible()
    await expect(panel.getByRole('searchbox')).toHaveValue('failed')
  },
)

/** The head of the panel, with a state whose name is long. */
export const LongState = meta.story({
  parameters: { scenario: 'backend-down', mock: { 'news[category=sports]': 'malformed>503+latency=800' } },
  play: open,
})

LongState.test('the head is one line, cut off with an ellipsis', async ({ canvasElement }) => {
  const { element } = panelIn(canvasElement)
  const header = element.querySelector('header')
  await expect(header?.offsetHeight).toBeLessThan(60)
  await expect(header?.scrollWidth).toBe(header?.clientWidth)
  // Beside a title, the head has room for half a word of the state.
  const heading = panelIn(canvasElement).getByRole('heading', { level: 2, name: /^Backend down, news/ })
  await expect(heading).toHaveAttribute('title', expect.stringMatching(/where category is sports: Malformed JSON/))
})

const rendered = fn()

/** What shows something else than requests, while requests are sent: the tab with the most to render, and the badge. */
export const Busy = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <PanelRoot>
      {(root) => (
        <>
          {[<DataTab key="data" />, <Panel key="badge" root={root} />, <EndpointsTab key="endpoints" />].map((part) => (
            <Profiler key={part.key} id={String(part.key)} onRender={rendered}>
              {part}
            </Profiler>
          ))}
        </>
      )}
    </PanelRoot>
  ),
})

const countRenders = (part: string) => rendered.mock.calls.filter(([id]) => id === part).length

Busy.test('a request renders what shows it, and nothing else', async () => {
  // Called by each row of an endpoint.
  const rows = spyOn(backend.catalog, 'getBehaviors')
  rendered.mockClear()
  await request('jobs', {})
  await waitFor(() => expect(backend.requests.get()[0]?.status).toBe(200))
  await waitFor(() => expect(rows).toHaveBeenCalled())
  await expect([countRenders('data'), countRenders('badge'), new Set(rows.mock.calls.flat())]).toEqual([
    0,
    0,
    new Set(['jobs']),
  ])
  backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
  await waitFor(() => expect([countRenders('data'), countRenders('badge')]).toEqual([1, 1]))
})
