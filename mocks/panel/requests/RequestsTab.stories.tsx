import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { request } from '@/api/request'
import { backend } from '~test/backend'
import { RequestsTab } from './RequestsTab'

const meta = preview.meta({
  title: 'Panel/Requests',
  component: RequestsTab,
  decorators: [inTab],
  async beforeEach() {
    await request('jobs', {}).catch(() => undefined)
    await request('dashboard', {}).catch(() => undefined)
  },
})

async function openFirst({ canvasElement }: { canvasElement: HTMLElement }) {
  const list = panelIn(canvasElement).getByRole('list', { name: 'Requests' })
  await userEvent.click(within(list).getAllByRole('button')[0] ?? list)
}

export const Empty = meta.story({
  play: ({ canvasElement }) => userEvent.click(panelIn(canvasElement).getByRole('button', { name: 'Clear' })),
})

export const Loaded = meta.story({ parameters: { as: 'admin' } })

export const Details = meta.story({ parameters: { as: 'admin' }, play: openFirst })

export const Failed = meta.story({ parameters: { mock: { dashboard: '503', jobs: 'offline' } }, play: openFirst })

export const SchemaMismatch = meta.story({
  parameters: { as: 'admin', mock: { dashboard: 'mismatch' } },
  play: openFirst,
})

let leaving: AbortController
let outcomes: Promise<string[]>

/** Requests that wait until they are released, with what becomes of each. */
function sendHeld() {
  leaving = new AbortController()
  const sent = [request('blogs', {}, leaving.signal), request('job', { params: { id: '3' } }, leaving.signal)]
  outcomes = Promise.all(
    sent.map((one) =>
      one.then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    ),
  )
  return () => leaving.abort()
}

export const Held = meta.story({ parameters: { mock: { blogs: 'pending', job: 'hold' } }, beforeEach: sendHeld })

export const Canceled = meta.story({
  ...Held.input,
  async beforeEach() {
    const stop = sendHeld()
    await waitFor(() => expect(backend.requests.get().filter(({ isHeld }) => isHeld)).toHaveLength(2))
    stop()
  },
})

export const HeldOnAPhone = meta.story({ ...Held.input, globals: { viewport: { value: 'w375' } } })

export const Editing = meta.story({
  parameters: { as: 'admin' },
  async play({ canvasElement }) {
    await openFirst({ canvasElement })
    await userEvent.click(panelIn(canvasElement).getByRole('button', { name: 'Edit response… of dashboard' }))
  },
})

export const EditingOnAPhone = meta.story({ ...Editing.input, globals: { viewport: { value: 'w375' } } })

export const Phone = meta.story({ ...Details.input, globals: { viewport: { value: 'w375' } } })

Empty.test('says that there are no requests yet', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByRole('heading', { name: 'Latest requests: 0' })).toBeVisible()
  await expect(panel.getByText('No requests yet.')).toBeVisible()
})

Details.test('shows headers and bodies with the token hidden', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByRole('button', { name: /^GET .*\/admin 200 · \d+ ms · Success \(200\)$/ })).toBeVisible()
  await expect(panel.getByText('Request and response match the schema.')).toBeVisible()
  await expect(panel.getByText('Bearer (hidden)')).toBeVisible()
  const body = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Response body' })
  await expect(body.value).toMatch(/"totalJobs": 30/)
})

Details.test('copies a cURL command for the mock server, without the token', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(panel.getByRole('button', { name: 'Copy as cURL' }))
  await expect(await panel.findByText('Copied')).toBeVisible()
  const command = writeText.mock.calls[0]?.[0]
  await expect(command).toMatch(/^curl -X GET 'http.*\/api\/admin'[^]*-H 'x-as: admin'/)
  await expect(command).not.toMatch(/authorization|demo\./)
})

Failed.test('filters by failure, endpoint and text', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const list = within(panel.getByRole('list', { name: 'Requests' }))
  await userEvent.click(panel.getByRole('checkbox', { name: 'Failed only' }))
  await expect(list.getByRole('button', { name: /\/api\/jobs network error · \d+ ms · Network error$/ })).toBeVisible()
  const endpoint = panel.getByRole('combobox', { name: 'Endpoint' })
  await userEvent.selectOptions(endpoint, 'dashboard')
  await expect(panel.getByRole('heading', { name: 'Matching requests: 1' })).toBeVisible()
  const search = panel.getByRole('searchbox', { name: 'Search' })
  await fill(search, '503')
  await expect(list.getByRole('button', { name: /\/admin 503/ })).toBeVisible()
  await fill(search, '504')
  await expect(panel.getByText('No matching requests.')).toBeVisible()
})

SchemaMismatch.test('names each field that does not match', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(panel.getByRole('button', { name: /Schema mismatch · schema mismatch$/ })).toBeVisible()
  await expect(panel.getByText(/^Response: totalUsers/)).toBeVisible()
})

Held.test('held requests are released one by one, with a response or an error', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(await panel.findByRole('heading', { name: 'Held requests: 2' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /\/blogs held · Pending$/ })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: /^Release .*\/blogs$/ }))
  await userEvent.selectOptions(panel.getByLabelText(/^Status for .*\/jobs\/3$/), '404')
  await userEvent.click(panel.getByRole('button', { name: /^Fail .*\/jobs\/3 with 404$/ }))
  await expect(await outcomes).toEqual(['answered', 'ApiError: job: HTTP 404'])
  await expect(panel.queryByRole('heading', { name: /^Held/ })).toBeNull()
})

Held.test('a held request is dropped, and "Clear" keeps the others', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(await panel.findByRole('button', { name: /^Drop .*\/jobs\/3$/ }))
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }))
  await expect(await panel.findByRole('heading', { name: 'Held requests: 1' })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Release all' }))
  await expect(await outcomes).toEqual(['answered', 'ApiError: job: no response'])
})

Canceled.test('a request that the page gave up is canceled', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await expect(await panel.findByRole('button', { name: /\/blogs canceled · Pending$/ })).toBeVisible()
  await expect(panel.queryByRole('heading', { name: /^Held/ })).toBeNull()
})

Editing.test('says while typing how the response breaks the contract', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const always = panel.getByRole('button', { name: 'Answer with this always' })
  await expect(panel.getByText('The body matches the contract.')).toBeVisible()
  await fill(panel.getByRole('textbox', { name: 'Body' }), '{"totalUsers": "many"}')
  await expect(panel.getByText(/^Breaks the contract: totalUsers/)).toBeVisible()
  await fill(panel.getByRole('textbox', { name: 'Body' }), '{"total')
  await expect(panel.getByText('Breaks the contract: The body is not valid JSON.')).toBeVisible()
  await fill(panel.getByRole('textbox', { name: 'Status' }), '503')
  await expect(panel.getByText('Error bodies are not checked.')).toBeVisible()
  await expect(always).toHaveAttribute('aria-disabled', 'false')
  await fill(panel.getByRole('textbox', { name: 'Headers' }), 'no colon')
  await fill(panel.getByRole('textbox', { name: 'Status' }), '99')
  await expect(panel.getByText(/^The status is a number from 200 to 599/)).toBeVisible()
  await expect(panel.getByText(/^A header is a line such as/)).toBeVisible()
  await userEvent.click(always)
  await expect(backend.settings.get().mock).toEqual({})
})

Editing.test('answers the next request with the response, then as before, until undone', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  backend.settings.set({ mock: { dashboard: 'slow' } })
  await fill(panel.getByRole('textbox', { name: 'Body' }), '{"totalUsers": 1, "totalJobs": 2, "totalBlogs": 3}')
  await userEvent.click(panel.getByRole('button', { name: 'Answer with this next time' }))
  await expect(backend.settings.get().mock).toEqual({ dashboard: 'custom>slow' })
  await expect(await request('dashboard', {})).toEqual({ totalUsers: 1, totalJobs: 2, totalBlogs: 3 })
  await expect(await request('dashboard', {})).toMatchObject({ totalUsers: 6 })
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
  await expect(backend.settings.get()).toMatchObject({ mock: { dashboard: 'slow' }, responses: undefined })
})

Editing.test('copies the response as an msw handler', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(panel.getByRole('button', { name: 'Copy as handler' }))
  await waitFor(() => expect(writeText.mock.calls[0]?.[0]).toMatch(/^http\.get\('\*\/admin', \(\) =>/))
})

Held.test('a held request is released with a response of one’s own', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(await panel.findByRole('button', { name: /^Edit response of .*\/blogs$/ }))
  await fill(panel.getByRole('textbox', { name: 'Status' }), '418')
  await userEvent.click(panel.getByRole('button', { name: 'Release with this' }))
  await userEvent.click(panel.getByRole('button', { name: 'Release all' }))
  await expect(await outcomes).toEqual(['ApiError: blogs: HTTP 418', 'answered'])
})
