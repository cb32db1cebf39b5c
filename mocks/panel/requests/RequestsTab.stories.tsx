import { expect, userEvent, waitFor, within } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { fill, asTab, inPanel, openFirstRow, panelIn } from '~test/panel'
import { request } from '@/api/request'
import { backend } from '~test/backend'
import { RequestsTab } from './RequestsTab'

const meta = preview.meta({
  title: 'Panel/Requests',
  component: RequestsTab,
  decorators: [asTab, inPanel],
  async beforeEach() {
    await request('jobs', {}).catch(() => undefined)
    await request('dashboard', {}).catch(() => undefined)
  },
  parameters: {
    docs: {
      description: {
        component: `The tab for what the page has requested, and for recordings.

- **Use it for:** what was sent and what the response was, whether it fits the contract, and for recording the real API and replaying it.
- **Who uses it:** QA who look for the cause of an error, and developers who work without the real API.
- **States:** an open row with request and response (Details), or with what breaks the contract (Failed). Requests that wait to be released are at the top (Held). See Recorded and Replayed.`,
      },
    },
  },
})

export const Details = meta.story({ parameters: { as: 'admin' }, play: openFirstRow })

export const Failed = meta.story({ parameters: { as: 'admin', mock: { jobs: 'mismatch' } }, play: openFirstRow })

export const Held = meta.story({
  beforeEach() {
    backend.setOptions({ mock: { blogs: 'hold' } })
    const leaving = new AbortController()
    request('blogs', {}, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  },
})

const response = { status: 200, headers: { 'content-type': 'application/json' }, body: '[]' }
const recorded = { endpoint: 'jobs', path: '/api/jobs', at: '2026-11-20T09:30:00.000Z', ...response }

export const Recorded = meta.story({
  beforeEach: () => backend.recording.setState({ name: 'A visit', responses: [recorded] }, true),
})

const login = { ...recorded, endpoint: 'login', path: '/auth/login', body: '{"token":"(hidden)"}' }
const credentials = (email: string) => ({ body: { email, password: 'harbor' } })

/** A list that was asked for once more than it was recorded, and logins of which only one was recorded. */
export const Replayed = meta.story({
  async beforeEach() {
    const sent = '{"email":"ada@harbor.example","password":"(hidden)"}'
    const recording = { name: 'A visit', responses: [recorded, { ...login, sent }] }
    backend.setOptions({ mock: { jobs: 'replay', login: 'replay', dashboard: 'replay' }, recording })
    await request('jobs', {})
    await request('jobs', {})
    await request('login', credentials('ada@harbor.example'))
    await request('login', credentials('grace@harbor.example')).catch(() => undefined)
    await request('dashboard', {}).catch(() => undefined)
  },
})

Replayed.test('says of each request whether it was replayed, and why not', async ({ canvasElement }) => {
  const rows = [...panelIn(canvasElement).element.querySelectorAll('ol.rows summary small')]
  await expect(rows.slice(0, 5).map(({ textContent }) => textContent?.replace(/\d+ ms/, '0 ms'))).toEqual([
    '401 after 0 ms, not replayed: not recorded · Replay (recording)',
    '401 after 0 ms, not replayed: recorded with another body · Replay (recording)',
    '200 after 0 ms, replayed · Replay (recording)',
    '200 after 0 ms, replayed: no more are recorded, the last one repeats · Replay (recording)',
    '200 after 0 ms, replayed · Replay (recording)',
  ])
})

Failed.test('lists what has failed', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await fill(panel.getByRole('searchbox'), 'failed')
  await expect(panel.getByText(/^Matching requests: 1/)).toBeVisible()
  await expect(panel.getByText(/schema mismatch/)).toBeVisible()
})

Failed.test('says that a request is held in a region that was there before', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const regions = [...panel.element.querySelectorAll('[aria-live]')]
  backend.setOptions({ mock: { blogs: 'hold' } })
  const leaving = new AbortController()
  request('blogs', {}, leaving.signal).catch(() => undefined)
  await waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain('Held requests: 1'))
  leaving.abort()
})

Held.test('fails a held request with a status, and keeps the focus', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const held = await panel.findByRole('region', { name: 'Held requests' })
  await userEvent.selectOptions(within(held).getByLabelText(/^Response to /), 'Status 429')
  const release = within(held).getByRole('button', { name: /^Release \// })
  release.focus()
  await userEvent.click(release)
  await waitFor(() => expect(backend.requests.get()[0]?.status).toBe(429))
  await expect(panel.queryByRole('region', { name: 'Held requests' })).toBeNull()
  await expect(panel.focused()).not.toBeNull()
})

Recorded.test('replays the recording until it is stopped', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Replay' }))
  await expect(await request('jobs', {})).toEqual([])
  await expect(panel.getByText(/replayed/)).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Stop replaying' }))
  await expect(backend.state.get().overrides).toEqual([])
})

Details.test('the button that starts a recording stops it', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  for (const name of ['Record the real API', 'Stop recording']) {
    panel.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect(panel.getByRole('button', { name: 'Record the real API' })).toBe(panel.focused())
})

Recorded.test('a recording is replaced by none, unless it is discarded', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByText('A visit: 1 response.')).toBeVisible()
  await expect(panel.queryByRole('button', { name: 'Record the real API' })).not.toBeInTheDocument()
  await userEvent.click(panel.getByRole('button', { name: 'Discard' }))
  await userEvent.click(panel.getByRole('button', { name: 'Record the real API' }))
  await expect(panel.getByText(/^None\. .*Recording: use the site\./)).toBeVisible()
})

Replayed.test('warns about "(hidden)" in an edited response until it is replaced', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await fill(panel.getByRole('searchbox'), '/auth/login 200')
  await openFirstRow({ canvasElement })
  await userEvent.click(panel.getByLabelText('Edit response… login'))
  await expect(panel.getByText(/The log hides passwords and tokens: replace "\(hidden\)"/)).toBeVisible()
  await fill(panel.getByLabelText('Body'), '{"token":"of-ada"}')
  await expect(panel.queryByText(/The log hides/)).toBeNull()
})
