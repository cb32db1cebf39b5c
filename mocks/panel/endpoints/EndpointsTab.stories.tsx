import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fill, inTab, panelIn } from '../../../.storybook/panel'
import { request } from '@/api/request'
import { backend } from '~test/backend'
import { EndpointsTab } from './EndpointsTab'

const meta = preview.meta({ title: 'Panel/Endpoints', component: EndpointsTab, decorators: [inTab] })

/** The responses of the first three endpoints that need no input. */
async function sendRequests() {
  await Promise.allSettled([request('dashboard', {}), request('blogs', {}), request('jobs', {})])
}

export const Default = meta.story()

export const Overridden = meta.story({
  parameters: { mock: { dashboard: 'error+latency=800', blogs: 'empty', jobs: '418' } },
})

export const SetByScenario = meta.story({ parameters: { scenario: 'backend-down' } })

export const Responses = meta.story({
  parameters: { mock: { dashboard: 'offline', blogs: 'mismatch' } },
  beforeEach: sendRequests,
})

export const Sequences = meta.story({
  parameters: { mock: { jobs: 'ok>503+latency=20>ok', blogs: 'error>empty>loop', news: '404@2' } },
  beforeEach: sendRequests,
})

export const Conditions = meta.story({
  parameters: { mock: { 'job[id=7]': '503', 'news[category=sports]': 'ok>empty', news: 'slow' } },
})

export const WithRecording = meta.story({
  beforeEach: () => backend.set({ recording: { name: 'Harbor', responses: [] } }),
})

export const Phone = meta.story({ ...Sequences.input, globals: { viewport: { value: 'w375' } } })

function rowOf(canvasElement: HTMLElement, endpoint: string) {
  return within(panelIn(canvasElement).getByRole('listitem', { name: endpoint }))
}

Default.test('another status code can be typed, from 400 to 599', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'news')
  await userEvent.selectOptions(row.getByLabelText('Response of news'), 'Other status code')
  const code = row.getByLabelText('Status code of news, 400 to 599')
  await fill(code, '200')
  await userEvent.keyboard('{Enter}')
  await expect(backend.settings.get().mock).toEqual({})
  await fill(code, '418')
  await userEvent.keyboard('{Enter}')
  await expect(backend.settings.get().mock).toEqual({ news: '418' })
  await expect(row.getByText('Responds with status 418 and an error body.')).toBeVisible()
})

Default.test('a typed latency goes with the response, at most a minute', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'jobs')
  await userEvent.selectOptions(row.getByLabelText('Response of jobs'), 'Server error (500)')
  const latency = row.getByLabelText('Latency of jobs (ms)')
  await fill(latency, '800')
  await userEvent.keyboard('{Enter}')
  await expect(backend.settings.get().mock).toEqual({ jobs: 'error+latency=800' })
  await fill(latency, '99999')
  await userEvent.keyboard('{Enter}')
  await expect(latency).toHaveValue(60_000)
})

WithRecording.test('an endpoint can be replayed', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'jobs')
  await userEvent.selectOptions(row.getByLabelText('Response of jobs'), 'Replay (recording)')
  await expect(backend.settings.get().mock).toEqual({ jobs: 'replay' })
  await expect(row.getByText(/^Responds as the recording does\./)).toBeVisible()
})

Overridden.test('one override, then all of them, can be reset', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.click(panel.getByRole('button', { name: 'Overridden · Reset blogs' }))
  await expect(rowOf(canvasElement, 'blogs').getByLabelText('Response of blogs')).toHaveDisplayValue('Success (200)')
  const resetAll = panel.getByRole('button', { name: 'Reset all overrides' })
  await userEvent.click(resetAll)
  await expect(backend.settings.get().mock).toEqual({})
  await expect(resetAll).toHaveAttribute('aria-disabled', 'true')
})

SetByScenario.test('an override on top of the scenario resets to the scenario', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'jobs')
  await expect(row.getByText('Set by the scenario')).toBeVisible()
  const response = row.getByLabelText('Response of jobs')
  await userEvent.selectOptions(response, 'Success (200)')
  await userEvent.click(row.getByRole('button', { name: 'Overridden · Reset jobs' }))
  await expect(response).toHaveDisplayValue('Status 503')
})

Responses.test('the last response of each endpoint is shown', async ({ canvasElement }) => {
  await expect(rowOf(canvasElement, 'dashboard').getByText(/^Last response: network error after \d+ ms$/)).toBeVisible()
  await expect(rowOf(canvasElement, 'blogs').getByText(/^Last response: 200 in \d+ ms, schema mismatch$/)).toBeVisible()
  await expect(rowOf(canvasElement, 'jobs').getByText(/^Last response: 200 in \d+ ms$/)).toBeVisible()
  await expect(rowOf(canvasElement, 'news').getByText('No requests yet')).toBeVisible()
})

Default.test('a sequence is built step by step, and its steps can be removed', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'jobs')
  const then = row.getByRole('button', { name: 'Then… add a step to jobs' })
  await userEvent.click(then)
  await userEvent.click(then)
  await userEvent.selectOptions(row.getByLabelText('Response of jobs, step 2'), 'Empty')
  await expect(backend.settings.get().mock).toEqual({ jobs: 'ok>empty>ok' })
  await userEvent.click(row.getByRole('checkbox', { name: 'Start over at the end' }))
  await expect(backend.settings.get().mock).toEqual({ jobs: 'ok>empty>ok>loop' })
  await userEvent.click(row.getByRole('button', { name: 'Remove jobs, step 3' }))
  await userEvent.click(row.getByRole('button', { name: 'Remove jobs, step 2' }))
  await expect(row.queryByRole('checkbox')).toBeNull()
})

Sequences.test('the row says which request of the sequence was the last', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'jobs')
  await expect(row.getByText('Request 1 of 3')).toBeVisible()
  for (const place of ['2 of 3', '3 of 3', '3 of 3']) {
    await request('jobs', {}).catch(() => undefined)
    await expect(await row.findByText(`Request ${place}`)).toBeVisible()
  }
  const blogs = rowOf(canvasElement, 'blogs')
  await request('blogs', {}).catch(() => undefined)
  await request('blogs', {}).catch(() => undefined)
  await waitFor(() => expect(backend.settings.countOf('blogs')).toBe(3))
  await expect(await blogs.findByText('Request 1 of 2')).toBeVisible()
})

Default.test('a condition is added, or its mistake is named', async ({ canvasElement }) => {
  const row = rowOf(canvasElement, 'news')
  await userEvent.click(row.getByRole('button', { name: 'Only for some requests… of news' }))
  await userEvent.selectOptions(row.getByLabelText('Parameter'), 'category')
  await fill(row.getByLabelText('Value'), 'sport')
  await userEvent.click(row.getByRole('button', { name: 'Add' }))
  await expect(row.getByText(/^"news\[category=sport\]" matches no request: .*"sports"/)).toBeVisible()
  await fill(row.getByLabelText('Value'), 'sports')
  await userEvent.click(row.getByRole('button', { name: 'Add' }))
  await expect(backend.settings.get().mock).toEqual({ 'news[category=sports]': '503' })
  const some = rowOf(canvasElement, 'news[category=sports]')
  await userEvent.selectOptions(some.getByLabelText('Response of news[category=sports]'), 'Success (200)')
  await expect(backend.settings.get().mock).toEqual({ 'news[category=sports]': 'ok' })
  await userEvent.click(some.getByRole('button', { name: 'Remove news[category=sports]' }))
  await expect(backend.settings.get().mock).toEqual({})
})

Overridden.test('one row sets all endpoints that support the response', async ({ canvasElement }) => {
  const all = panelIn(canvasElement).getByLabelText('Response of all endpoints')
  await expect(all).toHaveDisplayValue('Different')
  await userEvent.selectOptions(all, 'Slow')
  await expect(backend.settings.get().mock).toEqual(backend.words.everywhere('slow'))
  await expect(all).toHaveDisplayValue('Slow')
  await userEvent.selectOptions(all, 'Empty')
  await expect(backend.settings.get().mock).toEqual({
    ...backend.words.everywhere('slow'),
    ...backend.words.everywhere('empty'),
  })
})
